import { TASK_STATUSES, type TaskStatus } from '@taskloom/contracts';
import { valueWord } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './column-switch.module.css';
import { TAB } from './drag/landing';

interface ColumnSwitchProps {
  counts: Record<TaskStatus, number>;
  shown: TaskStatus;
  /** The dragged card is over this column's button. */
  over: TaskStatus | null;
  onShow: (status: TaskStatus) => void;
}

/** Phones show one column at a time; a card can be dragged onto the switch to move it to another column. */
export function ColumnSwitch({ counts, shown, over, onShow }: ColumnSwitchProps) {
  const t = useTexts();
  return (
    <fieldset className={styles.switch}>
      <legend className="tl-visually-hidden">{t('columns')}</legend>
      {TASK_STATUSES.map((status) => (
        <label
          key={status}
          className={`${styles.tab} ${over === status && over !== shown ? styles.over : ''}`}
          {...{ [TAB]: status }}
        >
          <input
            type="radio"
            name="board-column"
            className={styles.radio}
            checked={shown === status}
            onChange={() => onShow(status)}
          />
          <span>{valueWord(status)}</span> <span className={styles.count}>{counts[status]}</span>
        </label>
      ))}
    </fieldset>
  );
}
