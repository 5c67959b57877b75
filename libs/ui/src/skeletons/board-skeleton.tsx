import { Card } from '../frame/card';
import { SkeletonBlock } from './skeleton-block';
import { SkeletonRegion, type SkeletonRegionProps } from './skeleton-region';
import styles from './skeleton.module.css';

const TaskSkeleton = () => (
  <Card padding="none" className={styles.task}>
    <SkeletonBlock width="88%" height={12} />
    <SkeletonBlock width="64%" />
    <div className={styles.row}>
      <SkeletonBlock width={64} height={22} radius={6} />
      <SkeletonBlock width={88} />
    </div>
    <div className={styles.row}>
      <SkeletonBlock width={24} height={24} radius="circle" />
      <SkeletonBlock width={96} />
    </div>
  </Card>
);

/** Cards in each column: uneven, like on a real board. */
const COLUMNS = [4, 3, 3];

/** The three columns of the board while tasks load. */
export const BoardSkeleton = (region: SkeletonRegionProps) => (
  <SkeletonRegion {...region}>
    <div className={styles.switch}>
      <SkeletonBlock height={44} radius={8} />
    </div>
    <div className={styles.board}>
      {COLUMNS.map((cards, column) => (
        <div className={styles.column} key={column}>
          <div className={styles.columnHead}>
            <SkeletonBlock width={16} height={16} radius="circle" />
            <SkeletonBlock width={80} height={12} />
          </div>
          {Array.from({ length: cards }, (_, index) => (
            <TaskSkeleton key={index} />
          ))}
        </div>
      ))}
    </div>
  </SkeletonRegion>
);
