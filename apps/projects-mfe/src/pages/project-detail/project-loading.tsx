import { BoardSkeleton, LoadingState, SkeletonBlock } from '@taskloom/ui';
import { ChartsLoading } from '../../features/charts/charts-loading';
import { useTexts } from '../../texts';
import { PHONE, useMedia } from '../../viewport/use-media';
import { useChartsShown } from './use-charts-shown';
import { SummaryLine } from '../../features/charts/summary-line';
import header from './project-header.module.css';
import styles from './project-loading.module.css';
import screen from './project-screen.module.css';
import section from './task-section.module.css';

/** The specified spinner in place of the title, members and description. */
function HeaderLoading({ phone, compact }: { phone: boolean; compact: boolean }) {
  const t = useTexts();
  return (
    <div className={`${header.header} ${compact ? header.compact : ''}`}>
      <div className={`${header.titles} ${styles.title}`}>
        <LoadingState text={t('loadingProject')} />
      </div>
      <div className={`${styles.shapes} ${header.about}`} aria-hidden="true">
        <div className={`${styles.oneLine} ${header.description}`}>
          <SkeletonBlock width={phone ? 160 : 480} height={12} />
        </div>
      </div>
      <div className={`${styles.shapes} ${header.people}`} aria-hidden="true">
        <div className={styles.members}>
          {['first', 'second', 'third'].map((face) => (
            <SkeletonBlock key={face} width={28} height={28} radius="circle" />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The layout with closed charts. */
function BoardFirstLoading({ phone }: { phone: boolean }) {
  const t = useTexts();
  return (
    <div className={`${screen.screen} ${screen.boardFirst}`}>
      <HeaderLoading phone={phone} compact />
      <div className={styles.shapes} aria-hidden="true">
        <SummaryLine tasks={undefined} controls="" />
      </div>
      <div className={`${styles.shapes} ${section.section} ${section.fills}`} aria-hidden="true">
        <div className={section.head} />
        <div className={section.loading}>
          <BoardSkeleton text={t('loadingTasks')} />
        </div>
      </div>
    </div>
  );
}

/**
 * Placeholders for the whole screen, each in its final place, so that nothing moves when the data arrives.
 */
export function ProjectLoading() {
  const t = useTexts();
  const phone = useMedia(PHONE);
  const { chartsShown } = useChartsShown();
  if (!chartsShown) return <BoardFirstLoading phone={phone} />;
  return (
    <div className={screen.screen}>
      <HeaderLoading phone={phone} compact={false} />
      <div className={styles.shapes} aria-hidden="true">
        <div className={styles.sectionHead}>
          <SkeletonBlock width={88} height={14} />
        </div>
        <ChartsLoading />
      </div>
      <div className={styles.shapes} aria-hidden="true">
        <div className={styles.toolbar}>
          <SkeletonBlock width={56} height={14} />
        </div>
        <BoardSkeleton text={t('loadingTasks')} />
      </div>
    </div>
  );
}
