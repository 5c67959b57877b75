import { Icon, type IconSize } from '../icons/icon';
import type { IconShape } from '../icons/icon-shape';
import styles from './icon-tile.module.css';

export interface IconTileProps {
  icon: IconShape;
  /** Red is only for failures that concern the user's data. */
  tone?: 'neutral' | 'red';
  /** Pixels: 44 in states, 36 and 28 in lists. */
  size?: 44 | 36 | 28;
}

const ICON_SIZES: Record<NonNullable<IconTileProps['size']>, IconSize> = { 44: 20, 36: 18, 28: 16 };

/**
 * An icon on a quiet square.
 * @example
 * <IconTile icon={icons.state.error} tone="red" size={36} />
 */
export const IconTile = ({ icon, tone = 'neutral', size = 44 }: IconTileProps) => (
  <span
    className={`${styles.tile} ${styles[tone]} ${size === 44 ? styles.large : ''}`}
    style={{ width: size, height: size }}
  >
    <Icon icon={icon} size={ICON_SIZES[size]} />
  </span>
);
