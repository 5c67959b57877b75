import { Card, SectionHeader, SkeletonBlock } from '@taskloom/ui';
import { ControlShape, LineShape } from '../../shapes/shapes';
import line from './journal-line.module.css';
import styles from './journal.module.css';

const LINES = [0, 1, 2, 3, 4, 5];

/** The skeleton of journal entries with two lines each, some with a reason. */
export const JournalLinesSkeleton = () => (
  <Card padding="none">
    {LINES.map((at) => (
      <div key={at} className={line.line}>
        <SkeletonBlock width={28} height={28} radius={8} />
        <div className={line.text}>
          <LineShape like={line.what}>
            <SkeletonBlock width="88%" />
          </LineShape>
          <LineShape like={line.what}>
            <SkeletonBlock width="48%" />
          </LineShape>
          {at % 2 === 0 && (
            <LineShape like={`${line.reason} ${line.shape}`}>
              <SkeletonBlock width="56%" />
            </LineShape>
          )}
          <LineShape like={line.when}>
            <SkeletonBlock width="32%" />
          </LineShape>
        </div>
      </div>
    ))}
  </Card>
);

/** The skeleton of the whole journal: heading, filter and entries. */
export const JournalSkeleton = () => (
  <div className={styles.section}>
    <SectionHeader title={<SkeletonBlock width={64} height={16} />} />
    <ControlShape />
    <JournalLinesSkeleton />
  </div>
);
