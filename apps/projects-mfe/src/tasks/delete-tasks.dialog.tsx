import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from '../texts/all';
import { useDeleteTask } from './use-delete-task';

interface DeleteTasksProps {
  projectId: string;
  taskIds: readonly string[];
  onClose: () => void;
}

/** Asks before several tasks are deleted. Mounted while it is open. */
export default function DeleteTasksDialog({ projectId, taskIds, onClose }: DeleteTasksProps) {
  const t = useTexts();
  const remove = useDeleteTask(projectId);
  const count = taskIds.length;
  return (
    <ConfirmDialog
      open
      title={t('areYouSure')}
      confirmText={t('deleteTasks', { count })}
      cancelText={t('cancel')}
      onConfirm={() => {
        onClose();
        for (const id of taskIds) void remove(id);
      }}
      onCancel={onClose}
    >
      {t('deleteTasksWarning', { count })}
    </ConfirmDialog>
  );
}
