import type { Person, Task, TaskArchive } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { fieldLabel, fieldWords, PlainButton } from '@taskloom/ui';
import { Checkbox } from '@taskloom/ui/form';
import { icons } from '@taskloom/ui/icons';
import { Fragment } from 'react';
import { useTaskEvents } from '../../features/history/use-task-events';
import { AttachmentRow } from '../../features/task-attachments/attachment-row';
import { OlderComments } from '../../features/task-comments/older-comments';
import { ReadOnlyComment } from '../../features/task-comments/read-only-comment';
import { useLinkedComment } from '../../features/task-comments/use-linked-comment';
import { useLabels } from '../../labels/use-labels';
import { RichText } from '../../markdown/rich-text';
import { SectionTitle } from '../../section-title/section-title';
import { useRestoreTask } from '../../tasks/archive/use-archive';
import { FACTS } from '../../tasks/editing/use-facts';
import { useTexts } from '../../texts/all';
import { entriesOf } from '../../timeline/timeline';
import { ArchivedNotice } from './archived-notice';
import styles from './archived-task.module.css';

interface ArchivedTaskProps {
  path: TaskPath;
  task: Task;
  /** Null for a task of an archived project. */
  archive: TaskArchive | null;
  people: readonly Person[];
}

const FIELDS = [...FACTS, 'assignees', 'labels'] as const;

function Facts({ task, people }: Pick<ArchivedTaskProps, 'task' | 'people'>) {
  const t = useTexts();
  const labels = useLabels(task.project);
  return (
    <dl className={styles.facts}>
      {FIELDS.map((field) => (
        <Fragment key={field}>
          <dt>{fieldLabel(field)}</dt>
          <dd>{fieldWords(field, task[field], [...people, ...labels]) || t('nothing')}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Timeline({ path, task }: Pick<ArchivedTaskProps, 'path' | 'task'>) {
  const t = useTexts();
  const events = useTaskEvents(path);
  const { comments, commentCount } = task;
  const [oldest] = comments;
  const older = commentCount - comments.length;
  const linked = useLinkedComment(path, comments, older);
  const { entries } = entriesOf(comments, events.lines, older > 0);
  return (
    <section aria-label={t('comments')}>
      <SectionTitle count={commentCount}>{t('comments')}</SectionTitle>
      {oldest && older > 0 && (
        <OlderComments path={path} before={oldest._id} count={older} onAll={() => undefined} />
      )}
      {events.older}
      <ul className={styles.list}>
        {entries.map((entry) =>
          'event' in entry ? (
            <li key={entry.event.key}>{entry.event.line}</li>
          ) : (
            <ReadOnlyComment
              key={entry.comment._id}
              comment={entry.comment}
              projectId={path.projectId}
              linked={entry.comment._id === linked}
            />
          ),
        )}
      </ul>
    </section>
  );
}

/** An open task that is archived: all of its content, read-only, and a button that restores it. */
export function ArchivedTask({ path, task, archive, people }: ArchivedTaskProps) {
  const t = useTexts();
  const restore = useRestoreTask(path.projectId);
  return (
    <div className={styles.page}>
      <ArchivedNotice
        text={t(archive ? 'archivedNotice' : 'taskOfArchivedProject')}
        archive={archive}
        action={
          archive && (
            <PlainButton icon={icons.action.unarchive} onClick={() => void restore(task)}>
              {t('restoreToBoard')}
            </PlainButton>
          )
        }
      />
      <h3 className={styles.title}>{task.title}</h3>
      {task.description && <RichText text={task.description} projectId={path.projectId} />}
      <Facts task={task} people={people} />
      {task.checklist.length > 0 && (
        <section aria-label={t('checklist')}>
          <SectionTitle count={task.checklist.length}>{t('checklist')}</SectionTitle>
          <ul className={styles.list}>
            {task.checklist.map(({ _id, text, done }) => (
              <li key={_id}>
                <Checkbox checked={done} disabled>
                  {text}
                </Checkbox>
              </li>
            ))}
          </ul>
        </section>
      )}
      {task.attachments.length > 0 && (
        <section aria-label={t('attachments')}>
          <SectionTitle count={task.attachments.length}>{t('attachments')}</SectionTitle>
          <ul className={styles.list}>
            {task.attachments.map((attachment) => (
              <AttachmentRow key={attachment._id} attachment={attachment} />
            ))}
          </ul>
        </section>
      )}
      <Timeline path={path} task={task} />
    </div>
  );
}
