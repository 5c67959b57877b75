import { Card, SkeletonBlock, SkeletonRegion } from '@taskloom/ui';
import styles from './person.page.module.css';
import shape from './person-skeleton.module.css';

const Rows = ({ count }: { count: number }) => (
  <div>
    <div className={shape.heading}>
      <SkeletonBlock width={140} height={14} />
    </div>
    <Card padding="none">
      {Array.from({ length: count }, (_, at) => (
        <div className={shape.row} key={at}>
          <SkeletonBlock width={16} height={16} />
          <SkeletonBlock width={200} height={12} />
        </div>
      ))}
    </Card>
  </div>
);

/** The skeleton of both lists. */
export const PersonSkeleton = ({ text }: { text: string }) => (
  <SkeletonRegion text={text}>
    <div className={styles.columns}>
      <Rows count={3} />
      <Rows count={6} />
    </div>
  </SkeletonRegion>
);
