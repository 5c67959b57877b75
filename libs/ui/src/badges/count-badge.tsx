import { VisuallyHidden } from '../inline/visually-hidden';
import styles from './count-badge.module.css';

export interface CountBadgeProps {
  count: number;
  /** A higher count reads '99+'. */
  max?: number;
  /** Red for unread items, ink for active filters. */
  tone?: 'red' | 'ink';
  /** The counted objects, for screen readers: '4 unread notifications'. */
  label?: string;
}

/**
 * A small round count. Renders nothing at zero.
 * @example
 * <CountBadge count={120} max={99} label="120 unread" />
 */
export const CountBadge = ({ count, max = 99, tone = 'red', label }: CountBadgeProps) => {
  if (count <= 0) return null;
  return (
    <span className={`${styles.count} ${styles[tone]}`}>
      <span aria-hidden={label ? true : undefined}>{count > max ? `${max}+` : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
};
