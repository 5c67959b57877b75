import type { TaskCard } from '@taskloom/contracts';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from '../texts/all';
import { Sentence } from '../texts/sentence';
import { useDeleteTask } from './use-delete-task';

interface DeleteTaskProps {
  projectId: string;
  task: Pick<TaskCard, '_id' | 'title'>;
  onClose: () => void;
  /** Called before the request is sent: the dialog of the task closes at once. */
  onConfirmed?: () => void;
}

/** Asks for confirmation, because comments and files are deleted with the task. Mounted while it is open. */
export default function DeleteTaskDialog({ projectId, task, onClose, onConfirmed }: DeleteTaskProps) {
  const t = useTexts();
  const remove = useDeleteTask(projectId);
  return (
    <ConfirmDialog
      open
      title={t('areYouSure')}
      confirmText={t('deleteTask')}
      cancelText={t('cancel')}
      onConfirm={() => {
        // Optimistic: the card disappears in the same frame and returns with a toast if the server refuses.
        onClose();
        onConfirmed?.();
        void remove(task);
      }}
      onCancel={onClose}
    >
      <Sentence text={(title) => t('deleteTaskWarning', { title })} strong={task.title} />
    </ConfirmDialog>
  );
}
