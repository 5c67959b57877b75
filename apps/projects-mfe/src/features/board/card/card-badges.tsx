import { Badge, VisuallyHidden } from '@taskloom/ui';
import { useCardBadges } from '../card-badges';
import styles from './task-card.module.css';

/** The badges of remotes on a card; nothing without any. */
export function CardBadges({ taskId }: { taskId: string }) {
  const badges = useCardBadges(taskId);
  if (!badges) return null;
  return (
    <span className={styles.badges}>
      {badges.map(({ text, hint, color = 'grey' }, index) => (
        <span key={index} title={hint}>
          <Badge color={color}>{text}</Badge>
          {hint && <VisuallyHidden>{`, ${hint}`}</VisuallyHidden>}
        </span>
      ))}
    </span>
  );
}
