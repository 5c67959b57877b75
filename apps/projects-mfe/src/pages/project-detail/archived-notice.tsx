import type { TaskArchive } from '@taskloom/contracts';
import type { ReactNode } from 'react';
import { useArchivedWords } from '../../tasks/archive/use-archived-words';
import styles from './archived-notice.module.css';

interface ArchivedNoticeProps {
  text: string;
  /** Null for a task of an archived project. */
  archive: TaskArchive | null;
  /** The way back. */
  action?: ReactNode;
}

/** The notice above a read-only project or task: by whom and when it was archived. */
export function ArchivedNotice({ text, archive, action }: ArchivedNoticeProps) {
  const words = useArchivedWords();
  return (
    <div className={styles.notice} role="status">
      <span className={styles.words}>
        <span>{text}</span>
        {archive && <span className={styles.archived}>{words(archive)}</span>}
      </span>
      {action}
    </div>
  );
}
