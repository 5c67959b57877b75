import { Card, SkeletonBlock, VisuallyHidden } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './charts.module.css';

const Ring = () => (
  <Card padding="none" className={styles.card}>
    <div className={styles.head}>
      <SkeletonBlock width={96} height={12} />
    </div>
    <div className={styles.doughnut}>
      <div className={styles.ring}>
        <span className={styles.empty} />
      </div>
      <div className={styles.legend}>
        {['first', 'second', 'third'].map((part) => (
          <div key={part} className={styles.part}>
            <SkeletonBlock />
          </div>
        ))}
      </div>
    </div>
  </Card>
);

/** Reserves the exact space of the charts, so that the board below does not move when they appear. */
export function ChartsLoading() {
  const t = useTexts();
  return (
    <div role="status">
      <VisuallyHidden>{t('loadingCharts')}</VisuallyHidden>
      <div className={styles.charts} aria-hidden="true">
        <Ring />
        <Ring />
        <Card padding="none" className={`${styles.card} ${styles.wide}`}>
          <div className={styles.head}>
            <SkeletonBlock width={120} height={12} />
          </div>
          <div className={styles.bars} />
        </Card>
      </div>
    </div>
  );
}
