import type { TaskPath } from '@taskloom/contracts/rtk';
import { HistoryList } from './history-list';

/** The events of a task; its comments are shown as such. */
export default function TaskHistoryList({ projectId, taskId }: TaskPath) {
  return <HistoryList projectId={projectId} taskId={taskId} without={['comment_added']} />;
}
