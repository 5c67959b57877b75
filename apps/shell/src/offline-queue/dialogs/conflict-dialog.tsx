import { conflictDecided, labelsApi, projectsApi, type PendingWrite } from '@taskloom/contracts/rtk';
import { useAppDispatch, useAppSelector } from '@taskloom/client';
import { fieldLabel, fieldWords } from '@taskloom/ui';
import { ConflictField } from '@taskloom/ui/modal';
import { useTexts } from './texts';
import { QueueDialog, QueuedChange } from './queue-dialog';

type Edit = Extract<PendingWrite, { kind: 'updateTask' | 'updateProject' }>;
type Field = NonNullable<PendingWrite['conflict']>['fields'][number];
type Values = Readonly<Record<string, unknown>>;

const isEdit = (write: PendingWrite): write is Edit =>
  write.kind === 'updateTask' || write.kind === 'updateProject';

/** One field that two people changed: the value before, both new values, and the choice. */
function FieldConflict({ write, field }: { write: Edit; field: Field }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const people = useAppSelector(
    (state) => projectsApi.endpoints.getProject.select(write.arg.projectId)(state).data?.members,
  );
  const labels = useAppSelector(
    (state) => labelsApi.endpoints.getLabels.select(write.arg.projectId)(state).data,
  );
  const names = [...(people?.map(({ user }) => user) ?? []), ...(labels ?? [])];
  // Reads fields of tasks and projects by name.
  const words = (values: object | undefined) =>
    fieldWords(field, (values as Values | undefined)?.[field], names) || t('nothing');
  const keep = (side: 'mine' | 'theirs') => () =>
    void dispatch(conflictDecided({ id: write.id, field, keep: side }));
  return (
    <ConflictField
      name={fieldLabel(field)}
      question={t('conflictOf', { field: fieldLabel(field) })}
      sides={[
        { whose: t('before'), value: words(write.arg.before) },
        {
          whose: write.conflict?.by?.[field]?.name ?? t('theirs'),
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

/** Pending writes on fields that someone else has changed. Both values are kept until the person decides. */
export default function ConflictDialog({ open, undecided, onClose }: ConflictDialogProps) {
  const t = useTexts();
  return (
    <QueueDialog open={open} title={t('conflictTitle')} subtitle={t('conflictText')} onClose={onClose}>
      {undecided.filter(isEdit).map((write) => (
        <QueuedChange key={write.id} title={write.conflict?.current.title}>
          {write.conflict?.fields.map((field) => (
            <FieldConflict key={field} write={write} field={field} />
          ))}
        </QueuedChange>
      ))}
    </QueueDialog>
  );
}
