import {
  canArchiveProject,
  PRODUCT,
  SCREENS,
  TASK_STATUSES,
  type Project,
  type ProjectArchive,
} from '@taskloom/contracts';
import { useGetMetaQuery } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { useBoard } from '@taskloom/client/realtime';
import { Link } from '@taskloom/client/router';
import { PageHeader, PlainButton, StatusBadge, StatusLabel } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { ProjectMenu } from '../../features/project-dialogs/project-menu';
import { BESIDE } from '../../tasks/task-path';
import { useArchiveProject } from '../../tasks/archive/use-archive-project';
import { useTexts } from '../../texts/all';
import { ArchivedNotice } from './archived-notice';
import styles from './archived-project.module.css';

interface ArchivedProjectProps {
  project: Project;
  archive: ProjectArchive;
}

/** A project that is archived: its tasks by status, to read only, and for its owner the way back. */
export default function ArchivedProject({ project, archive }: ArchivedProjectProps) {
  const t = useTexts();
  const me = useUser();
  const { restore } = useArchiveProject();
  const { data } = useGetMetaQuery();
  const { data: cards = [] } = useBoard(project._id);
  return (
    <div className={styles.page}>
      <title>{t('tabTitle', { title: project.title, product: data?.product.name ?? PRODUCT.name })}</title>
      <PageHeader
        title={project.title}
        badge={<StatusBadge status={project.status} />}
        actions={<ProjectMenu project={project} size={32} />}
      />
      <ArchivedNotice
        text={t('projectArchivedNotice')}
        archive={archive}
        action={
          canArchiveProject(me, project) && (
            <PlainButton icon={icons.action.unarchive} onClick={() => void restore(project)}>
              {t('restoreProject')}
            </PlainButton>
          )
        }
      />
      {project.description && <p className={styles.description}>{project.description}</p>}
      <div className={styles.columns}>
        {TASK_STATUSES.map((status) => {
          const column = cards.filter((card) => card.status === status);
          return (
            <section key={status}>
              <h2 className={styles.title}>
                <StatusLabel status={status} /> <span className={styles.quiet}>{column.length}</span>
              </h2>
              <ul className={styles.list}>
                {column.map(({ _id, title }) => (
                  <li key={_id} data-card={_id}>
                    <Link className={styles.task} to={SCREENS.taskPanel(project._id, _id)} state={BESIDE}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}
