import { Card, SkeletonBlock, SkeletonRegion } from '@taskloom/ui';
import styles from './operations-skeleton.module.css';

/** As many as an installation comes with. */
const REMOTES = 5;
const LINES = 6;

const several = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Cards and journal, before anybody knows what is in them. */
export const OperationsSkeleton = ({ text }: { text: string }) => (
  <SkeletonRegion text={text}>
    <div className={styles.columns}>
      <div className={styles.cards}>
        {several(REMOTES).map((remote) => (
          <Card key={remote} padding="none">
            <div className={styles.head}>
              <SkeletonBlock width={180} height={16} />
              <SkeletonBlock width={200} height={36} radius={8} />
            </div>
            <div className={styles.release}>
              <SkeletonBlock width={150} height={14} />
              <SkeletonBlock width={240} />
            </div>
          </Card>
        ))}
      </div>
      <Card padding="none">
        {several(LINES).map((line) => (
          <div key={line} className={styles.line}>
            <SkeletonBlock width="80%" height={12} />
            <SkeletonBlock width="40%" />
          </div>
        ))}
      </Card>
    </div>
  </SkeletonRegion>
);
