import { SectionHeader, SkeletonBlock, SkeletonRegion } from '@taskloom/ui';
import { JournalSkeleton } from '../../features/journal/journal-skeleton';
import { RemoteCardSkeleton } from '../../features/overview/remote-card-skeleton';
import styles from './operations.page.module.css';

/** The number of remotes of a new installation. */
const REMOTES = [0, 1, 2, 3, 4];

/** The skeleton of cards and journal. */
export const OperationsSkeleton = ({ text }: { text: string }) => (
  <SkeletonRegion text={text}>
    <div className={styles.columns}>
      <div className={styles.remotes}>
        <SectionHeader title={<SkeletonBlock width={96} height={16} />} />
        <div className={styles.cards}>
          {REMOTES.map((remote) => (
            <RemoteCardSkeleton key={remote} />
          ))}
        </div>
      </div>
      <JournalSkeleton />
    </div>
  </SkeletonRegion>
);
