import { PlainButton, formatMonth } from '@taskloom/ui';
import { icons, type IconShape } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './month-header.module.css';

export interface MonthHeaderProps {
  id: string;
  month: string;
  onTurn: (months: number) => void;
  onToday: () => void;
}

/** The name of the month and the buttons to move to another one. */
export function MonthHeader({ id, month, onTurn, onToday }: MonthHeaderProps) {
  const t = useTexts();
  const turn = (label: string, icon: IconShape, months: number) => (
    <PlainButton
      variant="text"
      size="small"
      className={`${styles.control} ${styles.turn}`}
      aria-label={label}
      title={label}
      icon={icon}
      onClick={() => onTurn(months)}
    />
  );
  return (
    <div className={styles.header}>
      <h2 id={id} className={styles.month} aria-live="polite">
        {formatMonth(`${month}-01`)}
      </h2>
      <PlainButton size="small" className={styles.control} onClick={onToday}>
        {t('today')}
      </PlainButton>
      {turn(t('previousMonth'), icons.action.previous, -1)}
      {turn(t('nextMonth'), icons.action.next, 1)}
    </div>
  );
}
