import { useGetProjectStorageQuery } from '@taskloom/contracts/rtk';
import { formatSize } from '@taskloom/ui';
import { useTexts } from '../../texts/all';
import styles from './project-storage.module.css';

interface ProjectStorageProps {
  projectId: string;
  /** Delays the query, while the task is still loading. */
  skip: boolean;
}

/** Storage used by the files of the project, and its limit. An empty line until they are loaded, so that nothing below moves. */
export function ProjectStorage({ projectId, skip }: ProjectStorageProps) {
  const t = useTexts();
  const { data } = useGetProjectStorageQuery(projectId, { skip, refetchOnMountOrArgChange: true });
  const sizes = data && { used: formatSize(data.used), limit: formatSize(data.limit) };
  return <p className={styles.storage}>{sizes && t('projectFiles', sizes)}</p>;
}
