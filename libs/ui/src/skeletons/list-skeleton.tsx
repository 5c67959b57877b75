import { Card } from '../frame/card';
import { SkeletonBlock } from './skeleton-block';
import { SkeletonRegion, type SkeletonRegionProps } from './skeleton-region';
import styles from './skeleton.module.css';

/**
 * A list of people or results: rows of 64 px with an avatar and two lines.
 * @example
 * <ListSkeleton text="Loading reports" rows={5} />
 */
export const ListSkeleton = ({ rows = 6, ...region }: SkeletonRegionProps & { rows?: number }) => (
  <SkeletonRegion {...region}>
    <Card padding="none">
      {Array.from({ length: rows }, (_, index) => (
        <div className={styles.listRow} key={index}>
          <SkeletonBlock width={36} height={36} radius="circle" />
          <div className={styles.listLines}>
            <SkeletonBlock width={140} height={12} />
            <SkeletonBlock width={200} />
          </div>
          <SkeletonBlock width={64} height={22} radius={6} />
        </div>
      ))}
    </Card>
  </SkeletonRegion>
);
