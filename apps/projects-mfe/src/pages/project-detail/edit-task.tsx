import { SCREENS, type Person, type Project } from '@taskloom/contracts';
import { useBoard, useTask } from '@taskloom/client/realtime';
import { Navigate } from '@taskloom/client/router';
import { errorMessage, isApiError } from '@taskloom/contracts/rtk';
import { ErrorState, LoadingState } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import type { ReactNode } from 'react';
import { Attachments, AttachmentsMissing } from '../../features/task-attachments/attachments';
import type { Uploads } from '../../uploads/use-uploads';
import { Comments } from '../../features/task-comments/comments';
import { useSendUnsent } from '../../features/task-comments/use-unsent-comment';
import { CommentsMissing } from '../../features/task-comments/comments-missing';
import { useShowOpen } from '../../tasks/editing/use-show-open';
import { GoneTask } from '../../tasks/gone/gone-task';
import { EditTaskDialog } from '../../features/task-dialog/edit-task.dialog';
import { useTexts } from '../../texts/all';

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
  const sendUnsent = useSendUnsent(path);
  const shown = task ?? card;
  const gone = isApiError(error) && error.status === 404;
  const partly = error !== undefined && !task && !isFetching;

  if (task?.archive) return <Navigate to={SCREENS.taskPanel(project._id, taskId)} replace />;
  if (shown && !gone)
    return (
      <EditTaskDialog
        project={project}
        task={shown}
        people={people}
        files={
          partly ? (
            <AttachmentsMissing path={path} uploads={uploads} />
          ) : (
            <Attachments
              path={path}
              project={project}
              task={shown}
              attachments={task?.attachments}
              uploads={uploads}
            />
          )
        }
        comments={
          partly ? (
            <CommentsMissing
              path={path}
              project={project}
              message={errorMessage(error, t('taskFailed'))}
              onRetry={() => void refetch()}
            />
          ) : (
            <Comments path={path} project={project} comments={task?.comments} total={task?.commentCount} />
          )
        }
        onSaved={sendUnsent}
        onClose={onClose}
      />
    );
  const state = () => {
    if (isFetching) return <LoadingState text={t('loadingTask')} />;
    if (gone) return <GoneTask path={path} />;
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
