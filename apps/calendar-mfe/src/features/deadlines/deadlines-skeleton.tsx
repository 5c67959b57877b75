import { Card, SkeletonBlock, SkeletonRegion } from '@taskloom/ui';
import styles from './deadlines-panel.module.css';

/** Two placeholders at the size of real deadlines. */
export const DeadlinesSkeleton = ({ text }: { text: string }) => (
  <SkeletonRegion text={text}>
    <div className={styles.list}>
      {[160, 120].map((width) => (
        <Card key={width} className={styles.shape}>
          <SkeletonBlock width={width} height={12} />
          <SkeletonBlock width={96} />
        </Card>
      ))}
    </div>
  </SkeletonRegion>
);
