import type { BadgeColor } from '@taskloom/contracts';
import type { IconShape } from '../icons/icon-shape';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import styles from './badge.module.css';

export interface BadgeProps {
  /** The colours of the statuses (specification 4), and `ink`, the colour of the brand. */
  color: BadgeColor | 'ink';
  icon?: IconShape;
  children: ReactNode;
}

/**
 * A word on a soft tint, 22 px high. The word carries the meaning, not the colour alone.
 * @example
 * <Badge color="green">On time</Badge>
 */
export const Badge = ({ color, icon, children }: BadgeProps) => (
  <span className={`${styles.badge} ${styles[color]} ${icon ? styles.withIcon : ''}`}>
    {icon && <Icon icon={icon} size={12} className={styles.icon} />}
    <span className={styles.word}>{children}</span>
  </span>
);
