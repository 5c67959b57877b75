import { fieldLabel, LabelMark } from '@taskloom/ui';
import { labelsOf } from '../../../labels/use-labels';
import { useBoardLabels } from '../board-labels';
import styles from './task-card.module.css';

/** The labels of a task; nothing without any. */
export function CardLabels({ ids }: { ids: readonly string[] }) {
  const labels = labelsOf(ids, useBoardLabels());
  if (labels.length === 0) return null;
  return (
    <ul className={styles.labels} aria-label={fieldLabel('labels')}>
      {labels.map((label) => (
        <li key={label._id} className={styles.label}>
          <LabelMark label={label} />
        </li>
      ))}
    </ul>
  );
}
