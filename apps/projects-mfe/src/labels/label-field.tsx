import { fieldLabel, LabelMark, Panel, PlainButton, usePanel } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useId } from 'react';
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
  const { open, button, panel } = usePanel();
  const shown = labelsOf(chosen, useLabels(projectId));
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
          <PlainButton variant="text" size="small" icon={icons.action.add} {...button}>
            {t('editLabels')}
          </PlainButton>
          {open && (
            <Panel label={t('editLabels')} {...panel}>
              <LabelPicker projectId={projectId} chosen={chosen} onChange={onChange} />
            </Panel>
          )}
        </div>
      </div>
    </div>
  );
}
