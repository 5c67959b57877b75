import { Card, SectionHeader, SkeletonBlock, SkeletonRegion } from '@taskloom/ui';
import { FigureShape } from '../../figure/figure';
import styles from './performance.module.css';

const FIGURES = [0, 1, 2, 3, 4, 5, 6];

const TitleShape = () => <SectionHeader title={<SkeletonBlock width={160} height={16} />} />;

/** The skeleton of one version and of the chart. */
export const PerformanceSkeleton = ({ text }: { text: string }) => (
  <SkeletonRegion text={text}>
    <div className={styles.section}>
      <TitleShape />
      <Card padding="none" className={styles.card}>
        <div className={styles.row}>
          <p className={styles.version}>
            <SkeletonBlock width={56} height={22} radius={6} />
            <SkeletonBlock width={112} height={12} />
          </p>
          <div className={styles.figures}>
            {FIGURES.map((figure) => (
              <FigureShape key={figure} />
            ))}
          </div>
        </div>
      </Card>
    </div>
    <div className={`${styles.section} ${styles.second}`}>
      <TitleShape />
      <Card padding="none" className={styles.card}>
        <div className={styles.chart} />
      </Card>
    </div>
  </SkeletonRegion>
);
