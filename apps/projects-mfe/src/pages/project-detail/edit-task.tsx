import type { Person, Project } from '@taskloom/contracts';
import { useBoard, useTask } from '@taskloom/client/realtime';
import { errorMessage, isApiError } from '@taskloom/contracts/rtk';
import { EmptyState, ErrorState, LoadingState } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Dialog } from '@taskloom/ui/modal';
import type { ReactNode } from 'react';
import { Attachments } from '../../features/task-attachments/attachments';
import { AttachmentsMissing } from '../../features/task-attachments/attachments-missing';
import type { Uploads } from '../../features/task-attachments/use-uploads';
import { Comments } from '../../features/task-comments/comments';
import { CommentsMissing } from '../../features/task-comments/comments-missing';
import { useShowOpen } from '../../tasks/editing/use-show-open';
import { EditTaskDialog } from '../../features/task-dialog/edit-task.dialog';
import { useTexts } from '../../texts';

interface EditTaskProps {
  project: Project;
  people: readonly Person[];
  taskId: string;
  uploads: Uploads;
  onClose: () => void;
}

function StateDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTexts();
  return (
    <Dialog open title={t('editTaskTitle')} width="md" closeText={t('close')} onClose={onClose}>
      {children}
    </Dialog>
  );
}

/** Opens with the board's data; comments and files follow with the full task. */
export function EditTask({ project, people, taskId, uploads, onClose }: EditTaskProps) {
  const t = useTexts();
  const path = { projectId: project._id, taskId };
  const { data: task, error, isFetching, refetch } = useTask(path, { refetchOnMountOrArgChange: true });
  const { data: cards } = useBoard(project._id);
  const card = cards?.find(({ _id }) => _id === taskId);
  useShowOpen(path);
  const shown = task ?? card;
  const gone = isApiError(error) && error.status === 404;
  const partly = error !== undefined && !task && !isFetching;

  if (shown && !gone)
    return (
      <EditTaskDialog
        project={project}
        task={shown}
        people={people}
        files={
          partly ? (
            <AttachmentsMissing />
          ) : (
            <Attachments path={path} project={project} attachments={task?.attachments} uploads={uploads} />
          )
        }
        comments={
          partly ? (
            <CommentsMissing message={errorMessage(error, t('taskFailed'))} onRetry={() => void refetch()} />
          ) : (
            <Comments path={path} project={project} comments={task?.comments} total={task?.commentCount} />
          )
        }
        onClose={onClose}
      />
    );
  const state = () => {
    if (isFetching) return <LoadingState text={t('loadingTask')} />;
    if (gone)
      return (
        <EmptyState
          icon={icons.state.notFound}
          title={t('taskGone')}
          text={t('taskGoneText')}
          framed={false}
        />
      );
    return (
      <ErrorState
        title={t('taskFailed')}
        text={errorMessage(error, t('taskFailed'))}
        retryText={t('retry')}
        onRetry={() => void refetch()}
        framed={false}
      />
    );
  };
  return <StateDialog onClose={onClose}>{state()}</StateDialog>;
}
