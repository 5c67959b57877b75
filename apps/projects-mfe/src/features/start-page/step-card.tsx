import { Card, Icon } from '@taskloom/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useId, type ReactNode } from 'react';
import styles from './start-page.module.css';
import { useStartTexts } from './texts';

interface StepCardProps {
  title: string;
  text: string;
  done: boolean;
  className?: string;
  children: ReactNode;
}

/** A step with its mark: a dashed circle, then the check and "Done". */
export function StepCard({ title, text, done, className = '', children }: StepCardProps) {
  const t = useStartTexts();
  const id = useId();
  return (
    <Card as="section" padding="lg" className={`${styles.step} ${className}`} aria-labelledby={id}>
      <div className={styles.stepHead}>
        <h2 id={id} className={styles.stepTitle}>
          {title}
        </h2>
        {done ? (
          <span className={styles.done}>
            <Icon icon={CircleCheck} size={20} />
            {t('done')}
          </span>
        ) : (
          <span className={styles.open}>
            <Icon icon={CircleDashed} size={20} label={t('open')} />
          </span>
        )}
      </div>
      <p className={styles.stepText}>{text}</p>
      {children}
    </Card>
  );
}
