import type { Project } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { InlineError } from '@taskloom/ui';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts/all';
import { Composer } from './composer';
import styles from './comments.module.css';
import { useAddComment } from './use-add-comment';
import { WaitingComment } from './waiting-comment';

interface CommentsMissingProps {
  path: TaskPath;
  project: Project;
  message: string;
  onRetry: () => void;
}

/**
 * Replaces the comments when only the board's data of the task is available: shows why and offers Retry. A new comment can be written
 * all the same; without a connection it is sent later.
 */
export function CommentsMissing({ path, project, message, onRetry }: CommentsMissingProps) {
  const t = useTexts();
  const me = useUser();
  const { waiting, add } = useAddComment(path);
  return (
    <section className={styles.section} aria-label={t('comments')}>
      <SectionTitle>{t('comments')}</SectionTitle>
      <InlineError message={message} retryText={t('retry')} onRetry={onRetry} />
      <ul className={styles.list}>
        {waiting.map(({ key, content, kept }) => (
          <WaitingComment key={key} projectId={path.projectId} author={me} content={content} kept={kept} />
        ))}
      </ul>
      <Composer path={path} project={project} onSend={add} />
    </section>
  );
}
