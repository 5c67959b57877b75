import { conflictDecided, projectsApi, type PendingWrite } from '@taskloom/contracts/rtk';
import { useAppDispatch, useAppSelector } from '@taskloom/client';
import { KitProvider } from '@taskloom/ui/core';
import { ConflictField, Dialog } from '@taskloom/ui/modal';
import { useTexts } from './texts';
import styles from './conflict-dialog.module.css';
import { valueWords } from './conflict-words';

type Edit = Extract<PendingWrite, { kind: 'updateTask' | 'updateProject' }>;
type Field = NonNullable<PendingWrite['conflict']>['fields'][number];
type Values = Readonly<Record<string, unknown>>;

const isEdit = (write: PendingWrite): write is Edit =>
  write.kind === 'updateTask' || write.kind === 'updateProject';

/** One field that two people changed: what it was, theirs, mine, and which to keep. */
function FieldConflict({ write, field }: { write: Edit; field: Field }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const people = useAppSelector(
    (state) => projectsApi.endpoints.getProject.select(write.arg.projectId)(state).data?.members,
  );
  const names = people?.map(({ user }) => user) ?? [];
  // Tasks and projects are looked at by the names of fields.
  const words = (values: object | undefined) =>
    valueWords(field, (values as Values | undefined)?.[field], names) || t('nothing');
  const keep = (side: 'mine' | 'theirs') => () =>
    void dispatch(conflictDecided({ id: write.id, field, keep: side }));
  return (
    <ConflictField
      name={t(field)}
      question={t('conflictOf', { field: t(field) })}
      sides={[
        { whose: t('before'), value: words(write.arg.before) },
        {
          whose: t('theirs'),
          value: words(write.conflict?.current),
          keep: { text: t('keepTheirs'), onKeep: keep('theirs') },
        },
        {
          whose: t('mine'),
          value: words(write.arg.changes),
          keep: { text: t('keepMine'), onKeep: keep('mine') },
        },
      ]}
    />
  );
}

interface ConflictDialogProps {
  open: boolean;
  undecided: readonly PendingWrite[];
  onClose: () => void;
}

/** Somebody else changed the same while one's own change was on its way. Nothing is lost before a choice is made. */
export default function ConflictDialog({ open, undecided, onClose }: ConflictDialogProps) {
  const t = useTexts();
  return (
    <KitProvider>
      <Dialog
        open={open}
        title={t('conflictTitle')}
        subtitle={t('conflictText')}
        width="md"
        closeText={t('later')}
        onClose={onClose}
      >
        {undecided.filter(isEdit).map((write) => (
          <section key={write.id} className={styles.write} aria-label={write.conflict?.current.title}>
            <h3 className={styles.title}>{write.conflict?.current.title}</h3>
            {write.conflict?.fields.map((field) => (
              <FieldConflict key={field} write={write} field={field} />
            ))}
          </section>
        ))}
      </Dialog>
    </KitProvider>
  );
}
