import { useGetProjectStorageQuery } from '@taskloom/contracts/rtk';
import { formatSize } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './attachments.module.css';

interface ProjectStorageProps {
  projectId: string;
  /** The task is still loading: it is asked for afterwards. */
  skip: boolean;
}

/** What the files of the whole project take, of what they may. An empty line until it is known, so that nothing below it moves. */
export function ProjectStorage({ projectId, skip }: ProjectStorageProps) {
  const t = useTexts();
  const { data } = useGetProjectStorageQuery(projectId, { skip, refetchOnMountOrArgChange: true });
  const sizes = data && { used: formatSize(data.used), limit: formatSize(data.limit) };
  return <p className={styles.storage}>{sizes && t('projectFiles', sizes)}</p>;
}
