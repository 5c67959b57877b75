import { SERVER_EVENTS, type ChangeStamp, type Comment } from '@taskloom/contracts';
import { ProjectChanged, type HistoryEntry, type VisibleProject } from '../projects/index.js';
import type { VisibleTask } from '../tasks/index.js';

export class CommentAdded extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly project: Pick<VisibleProject, '_id' | 'title'>,
    readonly task: VisibleTask,
    readonly comment: Comment,
    /** Ids of those who watch the task; may include the author. */
    readonly audience: readonly string[],
    /** Ids of the members whom the comment mentions. */
    readonly mentioned: readonly string[],
  ) {
    super({ event: SERVER_EVENTS.commentAdded, data: { ...stamp, taskId: task._id, comment } });
  }

  override get history(): HistoryEntry {
    return { type: 'comment_added', task: this.task, subject: { _id: this.comment._id, title: '' } };
  }
}
