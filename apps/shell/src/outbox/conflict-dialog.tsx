import { conflictDecided, projectsApi, type PendingWrite } from '@taskloom/contracts/rtk';
import { useAppDispatch, useAppSelector } from '@taskloom/client';
import { PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../texts';
import styles from './conflict-dialog.module.css';
import { valueWords } from './conflict-words';

type Edit = Extract<PendingWrite, { kind: 'updateTask' | 'updateProject' }>;
type Field = NonNullable<PendingWrite['conflict']>['fields'][number];
type Values = Readonly<Record<string, unknown>>;

const isEdit = (write: PendingWrite): write is Edit =>
  write.kind === 'updateTask' || write.kind === 'updateProject';

interface SideProps {
  label: string;
  value: string;
  action?: string;
  onKeep?: () => void;
}

function Side({ label, value, action, onKeep }: SideProps) {
  const t = useTexts();
  return (
    <div className={styles.side}>
      <span className={styles.whose}>{label}</span>
      <p className={styles.value}>{value || t('outbox.nothing')}</p>
      {action && (
        <PlainButton size="small" onClick={onKeep}>
          {action}
        </PlainButton>
      )}
    </div>
  );
}

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
    valueWords(field, (values as Values | undefined)?.[field], names);
  const keep = (side: 'mine' | 'theirs') => () =>
    void dispatch(conflictDecided({ id: write.id, field, keep: side }));
  return (
    <div
      role="group"
      aria-label={t('outbox.conflictOf', { field: t(`outbox.${field}`) })}
      className={styles.field}
    >
      <h4 className={styles.name}>{t(`outbox.${field}`)}</h4>
      <div className={styles.sides}>
        <Side label={t('outbox.before')} value={words(write.arg.before)} />
        <Side
          label={t('outbox.theirs')}
          value={words(write.conflict?.current)}
          action={t('outbox.keepTheirs')}
          onKeep={keep('theirs')}
        />
        <Side
          label={t('outbox.mine')}
          value={words(write.arg.changes)}
          action={t('outbox.keepMine')}
          onKeep={keep('mine')}
        />
      </div>
    </div>
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
    <Dialog
      open={open}
      title={t('outbox.conflictTitle')}
      subtitle={t('outbox.conflictText')}
      width="md"
      closeText={t('outbox.later')}
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
  );
}
