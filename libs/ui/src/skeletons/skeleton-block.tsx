import styles from './skeleton.module.css';

export interface SkeletonBlockProps {
  /** Any CSS length; all of the line when absent. */
  width?: number | string;
  height?: number;
  /** Pixels, or the whole circle. */
  radius?: number | 'circle';
}

/** One grey shape where something will stand. */
export const SkeletonBlock = ({ width = '100%', height = 10, radius = 4 }: SkeletonBlockProps) => (
  <span
    className={styles.block}
    style={{ width, height, borderRadius: radius === 'circle' ? '50%' : radius }}
  />
);
