import { Card, SkeletonBlock, SkeletonRegion } from '@taskloom/ui';
import listStyles from './member-list.module.css';
import styles from './member-row.module.css';

const ROWS = 6;

interface MembersSkeletonProps {
  text: string;
  /** With the columns that admins see. */
  managed: boolean;
}

/** The skeleton of the list: avatar, name, address, role and counts. */
export const MembersSkeleton = ({ text, managed }: MembersSkeletonProps) => (
  <SkeletonRegion text={text}>
    <Card padding="none" className={managed ? listStyles.managed : undefined}>
      <div className={`${listStyles.head} ${listStyles.headSpace}`} />
      {Array.from({ length: ROWS }, (_, row) => (
        <div className={`${listStyles.row} ${styles.row} ${styles.shape}`} key={row}>
          <div className={styles.person}>
            <SkeletonBlock width={36} height={36} radius="circle" />
            <div className={styles.lines}>
              <SkeletonBlock width={140} height={12} />
              <SkeletonBlock width={200} />
            </div>
          </div>
          <div className={styles.role}>
            <SkeletonBlock width={60} height={22} radius={6} />
          </div>
          <div className={styles.projects}>
            <SkeletonBlock width={20} />
          </div>
          <div className={styles.tasks}>
            <SkeletonBlock width={20} />
          </div>
        </div>
      ))}
    </Card>
  </SkeletonRegion>
);
