import { lazyPart, useIdlePart, useUser } from '@taskloom/client';
import { useSearchParams } from '@taskloom/client/router';
import { useProjectList } from '@taskloom/client/realtime';
import { errorMessage, useGetArchivedProjectsQuery } from '@taskloom/contracts/rtk';
import { PageHeader, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Invitations } from '../../features/invitation/invitation';
import { TodayPart } from '../../features/today/today-part';
import { Widgets } from '../../features/widgets/widgets';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useDisplayPreferences, useSyncedPreferences } from '../../preferences/use-display-preferences';
import { useTexts } from '../../texts/dashboard';
import { DashboardTiles } from './dashboard-tiles';
import styles from './dashboard.module.css';
import { isNewPerson } from './is-new-person';
import { ProjectList } from './project-list';
import { matchingProjects } from './project-figures';
import { inOrder } from './project-order';
import { ProjectToolbar } from './project-toolbar';
import { useLoadFailureToast } from './use-load-failure-toast';
import { useProjectFilter } from './use-project-filter';

const loadSender = () => import('../../uploads/send-uploads');
const CreateProject = lazyPart(() => import('../../features/project-dialogs/create-project.dialog'));

/** The parameters with another value of one of them. */
const withParam = (params: URLSearchParams, key: string, value: string | null): URLSearchParams => {
  if (value === null) params.delete(key);
  else params.set(key, value);
  return params;
};

/**
 * The dialog has an address, `/?new=project`, so that the command palette can link to it and Back closes it.
 */
function useCreateDialog() {
  const [params, setParams] = useSearchParams();
  return {
    open: params.get('new') === 'project',
    show: () => setParams((now) => withParam(now, 'new', 'project')),
    hide: () => setParams((now) => withParam(now, 'new', null), { replace: true }),
  };
}

/** Whether archived projects are listed instead, kept in the address. */
function useArchivedShown() {
  const [params, setParams] = useSearchParams();
  return {
    archived: params.get('archived') === 'true',
    show: (archived: boolean) =>
      setParams((now) => withParam(now, 'archived', archived ? 'true' : null), { replace: true }),
  };
}

/** `/` (specification 2.5). */
export default function DashboardPage() {
  const t = useTexts();
  const { _id, name } = useUser();
  const { archived, show } = useArchivedShown();
  const live = useProjectList();
  const old = useGetArchivedProjectsQuery(undefined, { skip: !archived });
  const { data: projects, error, isFetching, refetch } = archived ? old : live;
  const [filter, setFilter] = useProjectFilter();
  const create = useCreateDialog();
  const greeting = isNewPerson(_id) ? 'welcomeFirst' : 'welcome';
  const SendUploads = useIdlePart(loadSender, live.data !== undefined);
  useSyncedPreferences();
  const { projectOrder } = useDisplayPreferences();
  useLoadFailureToast(error);
  const found = projects && inOrder(matchingProjects(projects, filter), projectOrder, _id);

  return (
    <div className={styles.page}>
      <PageHeader
        title={t('dashboard')}
        subtitle={name ? t(greeting, { name }) : t(`${greeting}NoName`)}
        actions={
          <PlainButton variant="primary" icon={icons.action.add} onClick={create.show}>
            {t('newProject')}
          </PlainButton>
        }
      />
      <Invitations />
      <DashboardTiles projects={live.data} failed={live.error !== undefined && !live.isFetching} />
      {live.data?.length !== 0 && <TodayPart ready={live.data !== undefined || live.error !== undefined} />}
      <Widgets />
      <ProjectToolbar
        projects={projects}
        filter={filter}
        onChange={setFilter}
        found={found?.length}
        archived={archived}
        onArchived={show}
      />
      <ProjectList
        projects={found}
        loading={isFetching && !projects}
        error={projects ? undefined : error && errorMessage(error, t('projectsFailedFallback'))}
        archived={archived}
        searching={filter.text.trim() !== '' || filter.statuses.length > 0}
        onRetry={() => void refetch()}
        onClear={() => setFilter({ text: '', statuses: [] })}
        onCreate={create.show}
      />
      {SendUploads && <SendUploads />}
      <LazyBoundary onFail={create.hide}>
        {create.open && <CreateProject onClose={create.hide} />}
      </LazyBoundary>
    </div>
  );
}
