import { SCREENS } from '@taskloom/contracts';
import { useGetProjectQuery } from '@taskloom/contracts/rtk';
import { Link, Navigate, useParams } from '@taskloom/client/router';
import { PageHeader } from '@taskloom/ui';
import { ArchiveList } from '../../features/archive-list/archive-list';
import { AutomaticArchive } from '../../features/archive-list/automatic-archive';
import { useTexts } from '../../texts/all';
import styles from './archive.page.module.css';

/** `/projects/{id}/archive`: the archived tasks of a project. */
export default function ArchivePage() {
  const { id } = useParams();
  return id ? <Archive key={id} id={id} /> : <Navigate to={SCREENS.dashboard} replace />;
}

function Archive({ id }: { id: string }) {
  const t = useTexts();
  const { data: project } = useGetProjectQuery(id);
  return (
    <div className={styles.page}>
      <PageHeader
        title={project ? t('archiveOf', { project: project.title }) : t('archive')}
        subtitle={t('archiveSubtitle')}
        actions={<Link to={SCREENS.project(id)}>{t('backToBoard')}</Link>}
      />
      {project && <AutomaticArchive project={project} />}
      <ArchiveList projectId={id} />
    </div>
  );
}
