import { PRODUCT, SCREENS, type Project } from '@taskloom/contracts';
import { errorMessage, isApiError, tasksApi, useGetMetaQuery } from '@taskloom/contracts/rtk';
import { lazyPart, useForgetProject, useRememberProject } from '@taskloom/client';
import { Navigate } from '@taskloom/client/router';
import { useBoard, useProject, useProjectRoom, type RoomState } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { ErrorState } from '@taskloom/ui';
import { Suspense, useEffect } from 'react';
import { useOpenCard } from '../../features/board/open-card';
import { useSyncedPreferences } from '../../preferences/use-display-preferences';
import { useTexts } from '../../texts';
import { PHONE, useMedia } from '../../viewport/use-media';
import { ProjectHeader } from './project-header';
import { ProjectLoading } from './project-loading';
import { ProjectPlace } from './project-place';
import { ProjectTabs, TabContent, useOpenTab } from './project-tabs';
import styles from './project-screen.module.css';
import { TaskSection } from './task-section';
import { useChartsShown } from './use-charts-shown';

const ArchivedProject = lazyPart(() => import('./archived-project'));

const taskTotal = ({ taskCounts }: Project): number =>
  taskCounts.todo + taskCounts.inprogress + taskCounts.done;

const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/**
 * Shows the message of a failure once as a toast (specification 8); a deleted project is removed from the
 * recent ones instead.
 */
function useLoadFailure(id: string, error: unknown): string | undefined {
  const t = useTexts();
  const forget = useForgetProject();
  const gone = isGone(error);
  const failure = error && !gone ? errorMessage(error, t('projectLoadFallback')) : undefined;
  useEffect(() => {
    if (gone) forget(id);
    if (failure) toast.error(t('projectLoadFailed'), failure, { id: 'project' });
  }, [id, gone, failure, forget, t]);
  return failure;
}

function Content({ project, room }: { project: Project; room: RoomState }) {
  useRememberProject(project);
  useSyncedPreferences();
  const t = useTexts();
  const { data } = useGetMetaQuery();
  const { data: cards } = useBoard(project._id);
  const { chartsShown: wanted, chartsUndecided, showCharts } = useChartsShown();
  const beside = useOpenCard() !== null;
  const phone = useMedia(PHONE);
  const chartsShown = wanted && !beside;
  const boardFirst = !chartsShown || (cards?.length ?? taskTotal(project)) === 0;
  const tab = useOpenTab();
  const fills = boardFirst && !tab;
  return (
    <div
      className={fills ? `${styles.screen} ${styles.boardFirst}` : styles.screen}
      data-wide={fills || undefined}
      data-one-row={(fills && beside) || undefined}
      data-icons={(fills && (beside || phone)) || undefined}
    >
      <title>{t('tabTitle', { title: project.title, product: data?.product.name ?? PRODUCT.name })}</title>
      <ProjectHeader project={project} present={room.present} compact={boardFirst} />
      <ProjectTabs projectId={project._id} open={tab} />
      {tab ? (
        <TabContent project={project} open={tab} />
      ) : (
        <TaskSection
          project={project}
          open={room.open}
          boardFirst={boardFirst}
          chartsShown={chartsShown}
          chartsUndecided={chartsUndecided}
          onShowCharts={showCharts}
        />
      )}
    </div>
  );
}

/** The states of a project: loading, not found, failed, loaded (specification 2.6). */
export function ProjectScreen({ id }: { id: string }) {
  const t = useTexts();
  const { data: project, error, isFetching, refetch } = useProject(id);
  // Loads the cards in parallel with the project instead of after it.
  tasksApi.endpoints.getBoard.useQuerySubscription(id);
  const room = useProjectRoom(id);
  const failure = useLoadFailure(id, error);
  if (isGone(error)) return <Navigate to={SCREENS.notFound} replace />;
  if (project)
    return (
      <ProjectPlace project={project}>
        {project.archive ? (
          <Suspense fallback={<ProjectLoading />}>
            <ArchivedProject project={project} archive={project.archive} />
          </Suspense>
        ) : (
          <Content project={project} room={room} />
        )}
      </ProjectPlace>
    );
  if (isFetching) return <ProjectLoading />;
  return (
    <ErrorState
      level={1}
      title={t('projectFailed')}
      text={failure}
      retryText={t('retry')}
      onRetry={() => void refetch()}
    />
  );
}
