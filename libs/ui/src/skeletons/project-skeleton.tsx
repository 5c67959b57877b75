import { Card } from '../frame/card';
import { SkeletonBlock } from './skeleton-block';
import styles from './skeleton.module.css';

/** A project card at its real size, so that nothing moves when the data arrives. */
export const ProjectCardSkeleton = () => (
  <Card padding="none">
    <div className={styles.projectBody}>
      <div className={styles.projectTitle}>
        <SkeletonBlock width="52%" height={16} />
      </div>
      <div className={styles.lines}>
        <SkeletonBlock />
        <SkeletonBlock width="76%" />
      </div>
      <div className={styles.between}>
        <SkeletonBlock width={64} height={22} radius={6} />
        <SkeletonBlock width={104} />
      </div>
      <SkeletonBlock height={4} radius={2} />
      <div className={styles.meta}>
        <SkeletonBlock width={96} />
        <SkeletonBlock width={120} />
      </div>
    </div>
    <div className={styles.projectFoot}>
      <span className={styles.faces}>
        <SkeletonBlock width={24} height={24} radius="circle" />
        <SkeletonBlock width={24} height={24} radius="circle" />
        <SkeletonBlock width={24} height={24} radius="circle" />
      </span>
      <SkeletonBlock width={88} />
    </div>
  </Card>
);

/** The three numbers of the dashboard. */
export const TilesSkeleton = ({ count = 3 }: { count?: number }) => (
  <Card padding="none" className={styles.tiles} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div className={styles.tile} key={index}>
        <SkeletonBlock width={96} height={12} />
        <span className={styles.tileMore}>
          <SkeletonBlock width="60%" height={12} />
        </span>
        <SkeletonBlock width={40} height={24} radius={6} />
      </div>
    ))}
  </Card>
);
