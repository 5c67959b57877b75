import { fieldLabel, LabelMark, Panel, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useId, useRef, useState } from 'react';
import { SectionTitle } from '../section-title/section-title';
import { useTexts } from '../texts/all';
import styles from './label-field.module.css';
import { LabelPicker } from './label-picker';
import { labelsOf, useLabels } from './use-labels';

interface LabelFieldProps {
  projectId: string;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The labels of a task in a form: their marks, and a popover to choose and create them. */
export function LabelField({ projectId, chosen, onChange }: LabelFieldProps) {
  const t = useTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const shown = labelsOf(chosen, useLabels(projectId));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.section}>
      <SectionTitle id={id} count={shown.length}>
        {fieldLabel('labels')}
      </SectionTitle>
      <div className={styles.row}>
        {shown.map((label) => (
          <LabelMark key={label._id} label={label} boxed />
        ))}
        <div className={styles.anchor}>
          <PlainButton
            ref={button}
            variant="text"
            size="small"
            icon={icons.action.add}
            aria-expanded={open}
            aria-haspopup="dialog"
            onClick={() => setOpen(!open)}
          >
            {t('editLabels')}
          </PlainButton>
          {open && (
            <Panel label={t('editLabels')} anchor={button} onClose={close} onLeave={() => setOpen(false)}>
              <LabelPicker projectId={projectId} chosen={chosen} onChange={onChange} />
            </Panel>
          )}
        </div>
      </div>
    </div>
  );
}
