import type { ListedProject } from '@taskloom/contracts';
import { EmptyState, ErrorState, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { ProjectGrid, ProjectGridLoading } from '../../features/project-cards/project-grid';
import { ProjectMenu } from '../../features/project-dialogs/project-menu';
import { StartPagePart } from '../../features/start-page/start-page-part';
import { useTexts } from '../../texts/dashboard';
import styles from './dashboard.module.css';

interface ProjectListProps {
  /** The matching projects; undefined while there is nothing to show. */
  projects: readonly ListedProject[] | undefined;
  loading: boolean;
  error: string | undefined;
  searching: boolean;
  /** These are the archived ones. */
  archived: boolean;
  onRetry: () => void;
  onClear: () => void;
  onCreate: () => void;
}

function NothingFound({
  searching,
  archived,
  onClear,
  onCreate,
}: Pick<ProjectListProps, 'searching' | 'archived' | 'onClear' | 'onCreate'>) {
  const t = useTexts();
  if (searching)
    return (
      <EmptyState
        icon={icons.state.noResults}
        title={t('noProjects')}
        text={t('noProjectsSearching')}
        action={<PlainButton onClick={onClear}>{t('clearSearch')}</PlainButton>}
      />
    );
  if (archived)
    return (
      <EmptyState
        icon={icons.action.archive}
        title={t('noArchivedProjects')}
        text={t('noArchivedProjectsText')}
      />
    );
  const empty = (
    <EmptyState
      icon={icons.state.emptyProjects}
      title={t('noProjects')}
      text={t('noProjectsYet')}
      action={
        <PlainButton variant="primary" icon={icons.action.add} onClick={onCreate}>
          {t('createProject')}
        </PlainButton>
      }
    />
  );
  return <StartPagePart empty={empty} loading={<ProjectGridLoading />} onCreate={onCreate} />;
}

/** The states of the grid: loading, failed, empty, full (specification 2.5). */
export function ProjectList({ projects, loading, error, onRetry, ...nothing }: ProjectListProps) {
  const t = useTexts();
  const content = () => {
    if (loading) return <ProjectGridLoading />;
    if (error)
      return <ErrorState title={t('projectsFailed')} text={error} onRetry={onRetry} retryText={t('retry')} />;
    if (!projects) return null;
    if (projects.length === 0) return <NothingFound {...nothing} />;
    return <ProjectGrid projects={projects} menuOf={(project) => <ProjectMenu project={project} />} />;
  };
  return <div className={styles.list}>{content()}</div>;
}
