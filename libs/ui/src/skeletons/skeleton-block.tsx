import styles from './skeleton.module.css';

export interface SkeletonBlockProps {
  /** Any CSS length; the full width by default. */
  width?: number | string;
  height?: number;
  /** The border radius in pixels, or a full circle. */
  radius?: number | 'circle';
}

/**
 * A grey placeholder block.
 * @example
 * <SkeletonBlock width={120} height={16} />
 */
export const SkeletonBlock = ({ width = '100%', height = 10, radius = 4 }: SkeletonBlockProps) => (
  <span
    className={styles.block}
    style={{ width, height, borderRadius: radius === 'circle' ? '50%' : radius }}
  />
);
