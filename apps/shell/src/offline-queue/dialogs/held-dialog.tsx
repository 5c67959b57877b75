import { useAppDispatch } from '@taskloom/client';
import { TASK_EDITS } from '@taskloom/contracts';
import {
  useGetProjectQuery,
  useGetTaskQuery,
  writeEnded,
  writeReleased,
  type PendingWrite,
} from '@taskloom/contracts/rtk';
import { fieldLabel, fieldWords, PlainButton } from '@taskloom/ui';
import { useTexts } from './texts';
import styles from './held-dialog.module.css';
import { QueueDialog, QueuedChange } from './queue-dialog';
import { sinceWords } from '../since-words';

/** The title of the changed task or project: the current one, or else the one at the time of the change. */
function useName(write: PendingWrite): string {
  const { projectId = '' } = write.arg;
  const taskId = 'taskId' in write.arg ? write.arg.taskId : '';
  const project = useGetProjectQuery(projectId, { skip: write.kind !== 'updateProject' });
  const task = useGetTaskQuery({ projectId, taskId }, { skip: taskId === '' });
  if (write.kind === 'createTask') return write.arg.task.title;
  if (write.kind === 'changeNotifications') return String(write.arg.notificationIds.length);
  const known = taskId === '' ? project.data?.title : task.data?.title;
  const before = 'before' in write.arg ? fieldWords('title', write.arg.before?.title, []) : '';
  return known ?? (before || '…');
}

/** The new values, one line per field. */
function useWords(write: PendingWrite): string[] {
  const t = useTexts();
  const { projectId = '' } = write.arg;
  const project = useGetProjectQuery(projectId, { skip: projectId === '' });
  const people = project.data?.members.map(({ user }) => user) ?? [];
  if (write.kind === 'addComment' || write.kind === 'editComment') return [write.arg.content];
  if (write.kind === 'changeChecklist') {
    const { add = [], update } = write.arg.change;
    return [...add, ...(update ? [update] : [])].flatMap(({ text }) => text ?? []);
  }
  const values: object =
    write.kind === 'updateTask' || write.kind === 'updateProject' ? write.arg.changes : {};
  return TASK_EDITS.flatMap((field) => {
    if (!(field in values)) return [];
    const words = fieldWords(field, Reflect.get(values, field), people) || t('nothing');
    return [`${fieldLabel(field)}: ${words}`];
  });
}

/** One held change: what it is, how long it has been pending, and the choice to send or discard it. */
function HeldChange({ write }: { write: PendingWrite }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const what = t(write.kind, { name: useName(write) });
  return (
    <QueuedChange title={what}>
      {useWords(write).map((words) => (
        <p key={words} className={styles.words}>
          {words}
        </p>
      ))}
      <p className={styles.since}>
        {t('heldSince', { since: sinceWords(write.at) })}
        {write.tried && <strong className={styles.tried}>{t('heldTried')}</strong>}
      </p>
      <div className={styles.answers}>
        <PlainButton
          size="small"
          aria-label={t('sendThis', { what })}
          onClick={() => void dispatch(writeReleased(write.id))}
        >
          {t('send')}
        </PlainButton>
        <PlainButton
          size="small"
          variant="text"
          aria-label={t('discardThis', { what })}
          onClick={() => void dispatch(writeEnded(write.id))}
        >
          {t('discard')}
        </PlainButton>
      </div>
    </QueuedChange>
  );
}

interface HeldDialogProps {
  open: boolean;
  held: readonly PendingWrite[];
  onClose: () => void;
}

/** Changes that have been pending for a day. They are neither sent nor discarded without the person's decision. */
export default function HeldDialog({ open, held, onClose }: HeldDialogProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const all = (answer: typeof writeReleased | typeof writeEnded) => () =>
    held.forEach(({ id }) => dispatch(answer(id)));
  return (
    <QueueDialog
      open={open}
      title={t('heldTitle')}
      subtitle={t('heldText')}
      onClose={onClose}
      footer={
        held.length > 1 && (
          <>
            <PlainButton onClick={all(writeEnded)}>{t('discardAll')}</PlainButton>
            <PlainButton variant="primary" onClick={all(writeReleased)}>
              {t('sendAll')}
            </PlainButton>
          </>
        )
      }
    >
      {held.map((write) => (
        <HeldChange key={write.id} write={write} />
      ))}
    </QueueDialog>
  );
}
