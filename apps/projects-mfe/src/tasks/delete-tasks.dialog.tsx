import type { Task } from '@taskloom/contracts';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from '../texts/all';
import { useDeleteTask } from './use-delete-task';

interface DeleteTasksProps {
  projectId: string;
  tasks: readonly Pick<Task, '_id' | 'title'>[];
  onClose: () => void;
}

/** Asks before several tasks are deleted. Mounted while it is open. */
export default function DeleteTasksDialog({ projectId, tasks, onClose }: DeleteTasksProps) {
  const t = useTexts();
  const remove = useDeleteTask(projectId);
  const count = tasks.length;
  return (
    <ConfirmDialog
      open
      title={t('areYouSure')}
      confirmText={t('deleteTasks', { count })}
      cancelText={t('cancel')}
      onConfirm={() => {
        onClose();
        for (const task of tasks) void remove(task);
      }}
      onCancel={onClose}
    >
      {t('deleteTasksWarning', { count })}
    </ConfirmDialog>
  );
}
