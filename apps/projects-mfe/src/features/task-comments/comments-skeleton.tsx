import { SkeletonBlock, SkeletonRegion } from '@taskloom/ui';
import styles from './comments.module.css';

/** Placeholders for comments: an avatar, a line with name and time, two lines of text. */
export const CommentsSkeleton = ({ text }: { text: string }) => (
  <SkeletonRegion text={text}>
    <div className={styles.list}>
      {['62%', '40%'].map((lastLine) => (
        <div className={styles.comment} key={lastLine}>
          <SkeletonBlock width={28} height={28} radius="circle" />
          <div className={styles.shapes}>
            <SkeletonBlock width={128} height={12} />
            <SkeletonBlock width="92%" />
            <SkeletonBlock width={lastLine} />
          </div>
        </div>
      ))}
    </div>
  </SkeletonRegion>
);
