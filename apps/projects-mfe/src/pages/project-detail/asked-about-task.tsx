import type { Task, TaskCard } from '@taskloom/contracts';
import { toCard, type TaskPath } from '@taskloom/contracts/rtk';
import { lazyPart } from '@taskloom/client';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import DeleteTaskDialog from '../../tasks/delete-task.dialog';

const DuplicateTask = lazyPart(() => import('../../tasks/copies/duplicate-task.dialog'));

/** What is asked about the open task before it is done. */
export type Asked = 'copy' | 'delete' | null;

interface AskedAboutTaskProps {
  asked: Asked;
  path: TaskPath;
  task: Task | TaskCard;
  onClose: () => void;
  onDeleted: () => void;
  onCopied: (id: string) => void;
}

/** Deleting and duplicating from the menu of an open task. */
export function AskedAboutTask({ asked, path, task, onClose, onDeleted, onCopied }: AskedAboutTaskProps) {
  const { projectId } = path;
  return (
    <>
      {asked === 'delete' && (
        <DeleteTaskDialog projectId={projectId} task={task} onConfirmed={onDeleted} onClose={onClose} />
      )}
      <LazyBoundary onFail={onClose}>
        {asked === 'copy' && (
          <DuplicateTask
            projectId={projectId}
            task={'comments' in task ? toCard(task) : task}
            onClose={(copy) => {
              onClose();
              if (copy) onCopied(copy._id);
            }}
          />
        )}
      </LazyBoundary>
    </>
  );
}
