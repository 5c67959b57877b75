import { useAppDispatch } from '@taskloom/client';
import {
  useGetProjectQuery,
  useGetTaskQuery,
  writeEnded,
  writeReleased,
  type PendingWrite,
} from '@taskloom/contracts/rtk';
import { PlainButton } from '@taskloom/ui';
import { KitProvider } from '@taskloom/ui/core';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from './texts';
import { valueWords } from './conflict-words';
import styles from './held-dialog.module.css';
import { sinceWords } from './since-words';

/** Fields that a person reads; where a card stands in its column is none. */
const FIELDS = ['title', 'description', 'status', 'priority', 'deadline', 'assignees'] as const;

/** What the change is about, by its name on the server, else by the one it had. */
function useName(write: PendingWrite): string {
  const { projectId } = write.arg;
  const taskId = 'taskId' in write.arg ? write.arg.taskId : '';
  const project = useGetProjectQuery(projectId, { skip: write.kind !== 'updateProject' });
  const task = useGetTaskQuery({ projectId, taskId }, { skip: taskId === '' });
  if (write.kind === 'createTask') return write.arg.task.title;
  const known = taskId === '' ? project.data?.title : task.data?.title;
  const before = 'before' in write.arg ? valueWords('title', write.arg.before?.title, []) : '';
  return known ?? (before || '…');
}

/** What it says, field by field. */
function useWords(write: PendingWrite): string[] {
  const t = useTexts();
  const people = useGetProjectQuery(write.arg.projectId).data?.members.map(({ user }) => user) ?? [];
  if (write.kind === 'addComment') return [write.arg.content];
  const values: object =
    write.kind === 'updateTask' || write.kind === 'updateProject' ? write.arg.changes : {};
  return FIELDS.flatMap((field) => {
    if (!(field in values)) return [];
    const words = valueWords(field, Reflect.get(values, field), people) || t('nothing');
    return [`${t(field)}: ${words}`];
  });
}

/** One change: what it is, since when it waits, and what is to become of it. */
function HeldChange({ write }: { write: PendingWrite }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const what = t(write.kind, { name: useName(write) });
  return (
    <li className={styles.change}>
      <h3 className={styles.what}>{what}</h3>
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
    </li>
  );
}

interface HeldDialogProps {
  open: boolean;
  held: readonly PendingWrite[];
  onClose: () => void;
}

/** Changes that wait for more than a day. None is sent or thrown away without a word of the person. */
export default function HeldDialog({ open, held, onClose }: HeldDialogProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const all = (answer: typeof writeReleased | typeof writeEnded) => () =>
    held.forEach(({ id }) => dispatch(answer(id)));
  return (
    <KitProvider>
      <Dialog
        open={open}
        title={t('heldTitle')}
        subtitle={t('heldText')}
        width="md"
        closeText={t('later')}
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
        <ul className={styles.changes}>
          {held.map((write) => (
            <HeldChange key={write.id} write={write} />
          ))}
        </ul>
      </Dialog>
    </KitProvider>
  );
}
