import { BoardSkeleton, LoadingState, SkeletonBlock } from '@taskloom/ui';
import { ChartsLoading } from '../../features/charts/charts-loading';
import { useTexts } from '../../texts';
import { PHONE, useMedia } from '../../viewport/use-media';
import styles from './project-loading.module.css';

/** Shapes of the whole screen with the specification's spinner where the title will stand, so that nothing moves. */
export function ProjectLoading() {
  const t = useTexts();
  const phone = useMedia(PHONE);
  return (
    <div className={styles.screen}>
      <div>
        <div className={styles.path} aria-hidden="true">
          <SkeletonBlock width={160} height={12} />
        </div>
        <div className={styles.title}>
          <LoadingState text={t('loadingProject')} />
        </div>
        <div className={styles.people} aria-hidden="true">
          {['first', 'second', 'third', 'fourth'].map((face) => (
            <SkeletonBlock key={face} width={32} height={32} radius="circle" />
          ))}
        </div>
      </div>
      <div className={styles.rest} aria-hidden="true">
        <SkeletonBlock width={96} height={16} />
        {!phone && <ChartsLoading />}
        <SkeletonBlock width={64} height={16} />
        <BoardSkeleton text={t('loadingTasks')} />
      </div>
    </div>
  );
}
