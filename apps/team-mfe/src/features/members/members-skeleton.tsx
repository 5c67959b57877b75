import { Card, SkeletonBlock, SkeletonRegion } from '@taskloom/ui';
import styles from './member-list.module.css';

const ROWS = 6;

/** The skeleton of the list: avatar, name, address and role. */
export const MembersSkeleton = ({ text }: { text: string }) => (
  <SkeletonRegion text={text}>
    <Card padding="none">
      {Array.from({ length: ROWS }, (_, row) => (
        <div className={`${styles.row} ${styles.shape}`} key={row}>
          <SkeletonBlock width={36} height={36} radius="circle" />
          <div className={styles.lines}>
            <SkeletonBlock width={140} height={12} />
            <SkeletonBlock width={200} />
          </div>
          <div className={styles.role}>
            <SkeletonBlock width={60} height={22} radius={6} />
          </div>
        </div>
      ))}
    </Card>
  </SkeletonRegion>
);
