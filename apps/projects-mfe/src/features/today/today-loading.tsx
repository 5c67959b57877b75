import { SkeletonBlock } from '@taskloom/ui';
import styles from './today.module.css';

/** As high as the lines, so that the projects below don't move when these arrive. */
export const TodayLoading = () => (
  <div className={styles.loading}>
    <SkeletonBlock width="50%" height={12} />
    <SkeletonBlock width="40%" height={12} />
    <SkeletonBlock width="60%" height={12} />
  </div>
);
