import type { CSSProperties } from 'react';
import { FormField } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './share-field.module.css';

export interface ShareFieldProps {
  /** 1 to 100; 100 is everyone. */
  percent: number;
  onChange: (percent: number) => void;
}

/** A slider for the share of people who get a version. Arrow keys move it by one, Page Up and Page Down by more. */
export function ShareField({ percent, onChange }: ShareFieldProps) {
  const t = useTexts();
  const words = percent === 100 ? t('everyone') : t('ofHundred', { percent });
  return (
    <FormField label={t('share')}>
      {({ status: _, ...field }) => (
        <span className={styles.line}>
          <input
            {...field}
            className={styles.slider}
            type="range"
            min={1}
            max={100}
            value={percent}
            style={{ '--share': `${percent}%` } as CSSProperties}
            aria-valuetext={words}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <output className={styles.words} htmlFor={field.id}>
            {words}
          </output>
        </span>
      )}
    </FormField>
  );
}
