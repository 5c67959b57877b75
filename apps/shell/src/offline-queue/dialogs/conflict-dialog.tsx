import { conflictDecided, labelsApi, projectsApi, type PendingWrite } from '@taskloom/contracts/rtk';
import { useAppDispatch, useAppSelector } from '@taskloom/client';
import { FieldConflict } from '@taskloom/ui/modal';
import { useTexts } from './texts';
import { QueueDialog, QueuedChange } from './queue-dialog';

type Edit = Extract<PendingWrite, { kind: 'updateTask' | 'updateProject' }>;

const isEdit = (write: PendingWrite): write is Edit =>
  write.kind === 'updateTask' || write.kind === 'updateProject';

/** The fields of an edit that two people changed. */
function EditConflicts({ write }: { write: Edit }) {
  const dispatch = useAppDispatch();
  const { projectId, before, changes } = write.arg;
  const people = useAppSelector(
    (state) => projectsApi.endpoints.getProject.select(projectId)(state).data?.members,
  );
  const labels = useAppSelector((state) => labelsApi.endpoints.getLabels.select(projectId)(state).data);
  const { fields, current, by } = write.conflict ?? { fields: [], current: {} };
  return fields.map((field) => (
    <FieldConflict
      key={field}
      field={field}
      mine={changes}
      theirs={current}
      before={before ?? {}}
      by={by?.[field]?.name}
      people={[...(people?.map(({ user }) => user) ?? []), ...(labels ?? [])]}
      onKeep={(keep) => void dispatch(conflictDecided({ id: write.id, field, keep }))}
    />
  ));
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
          <EditConflicts write={write} />
        </QueuedChange>
      ))}
    </QueueDialog>
  );
}
