import { PlainButton } from '@taskloom/ui';
import { icons, type IconShape } from '@taskloom/ui/icons';
import type { View } from '../../days/views';
import { useTexts } from '../../texts';
import styles from './period-header.module.css';

interface PeriodHeaderProps {
  id: string;
  view: View;
  title: string;
  onTurn: (by: number) => void;
  /** It will probably be turned by this many. */
  onNear: (by: number) => void;
  onToday: () => void;
}

/** The name of the month, week or day, and the buttons to move to another one. */
export function PeriodHeader({ id, view, title, onTurn, onNear, onToday }: PeriodHeaderProps) {
  const t = useTexts();
  const turn = (label: string, icon: IconShape, by: number) => (
    <PlainButton
      variant="text"
      size="small"
      className={`${styles.control} ${styles.turn}`}
      aria-label={label}
      title={label}
      icon={icon}
      onPointerEnter={() => onNear(by)}
      onFocus={() => onNear(by)}
      onClick={() => {
        onTurn(by);
        onNear(2 * by);
      }}
    />
  );
  return (
    <div className={styles.header}>
      <h2 id={id} className={styles.title} aria-live="polite">
        {title}
      </h2>
      <PlainButton size="small" className={styles.control} aria-keyshortcuts="T" onClick={onToday}>
        {t('today')}
      </PlainButton>
      <span className={styles.turns}>
        {turn(t(`previous_${view}`), icons.action.previous, -1)}
        {turn(t(`next_${view}`), icons.action.next, 1)}
      </span>
    </div>
  );
}
