import { lazyPart, useUser } from '@taskloom/client';
import { useSearchParams } from '@taskloom/client/router';
import { useProjects } from '@taskloom/client/realtime';
import { errorMessage } from '@taskloom/contracts/rtk';
import { PageHeader, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { Invitations } from '../../features/invitation/invitation';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useTexts } from '../../texts';
import { DashboardTiles } from './dashboard-tiles';
import styles from './dashboard.module.css';
import { ProjectList } from './project-list';
import { matchingProjects, type ProjectFilter } from './project-figures';
import { ProjectToolbar } from './project-toolbar';
import { useLoadFailureToast } from './use-load-failure-toast';

const CreateProject = lazyPart(() => import('../../features/project-dialogs/create-project.dialog'));

/**
 * The dialog has an address, `/?new=project`, so that the command palette can link to it and Back closes it.
 */
function useCreateDialog() {
  const [params, setParams] = useSearchParams();
  return {
    open: params.get('new') === 'project',
    show: () => setParams({ new: 'project' }),
    hide: () => setParams({}, { replace: true }),
  };
}

/** `/` (specification 2.5). */
export default function DashboardPage() {
  const t = useTexts();
  const { name } = useUser();
  const { data: projects, error, isFetching, refetch } = useProjects();
  const [filter, setFilter] = useState<ProjectFilter>({ text: '', statuses: [] });
  const create = useCreateDialog();
  useLoadFailureToast(error);
  const found = projects && matchingProjects(projects, filter);

  return (
    <div className={styles.page}>
      <PageHeader
        title={t('dashboard')}
        subtitle={name ? t('welcome', { name }) : t('welcomeNobody')}
        actions={
          <PlainButton variant="primary" icon={icons.action.add} onClick={create.show}>
            {t('newProject')}
          </PlainButton>
        }
      />
      <Invitations />
      <DashboardTiles projects={projects} failed={error !== undefined && !isFetching} />
      <ProjectToolbar filter={filter} onChange={setFilter} found={found?.length} />
      <ProjectList
        projects={found}
        loading={isFetching && !projects}
        error={projects ? undefined : error && errorMessage(error, t('projectsFailedFallback'))}
        searching={filter.text.trim() !== '' || filter.statuses.length > 0}
        onRetry={() => void refetch()}
        onClear={() => setFilter({ text: '', statuses: [] })}
        onCreate={create.show}
      />
      <LazyBoundary onFail={create.hide}>
        {create.open && <CreateProject onClose={create.hide} />}
      </LazyBoundary>
    </div>
  );
}
