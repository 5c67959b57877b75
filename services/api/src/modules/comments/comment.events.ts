import {
  SERVER_EVENTS,
  type ChangeStamp,
  type Comment,
  type CommentAddedEvent,
  type CommentDeletedEvent,
} from '@taskloom/contracts';
import { ProjectChanged, type HistoryEntry, type VisibleProject } from '../projects/index.js';
import type { VisibleTask } from '../tasks/index.js';

/** The history doesn't repeat the text, so that what an author has removed doesn't stay readable there. */
const entryOf = (type: HistoryEntry['type'], task: { _id: string }, _id: string): HistoryEntry => ({
  type,
  task,
  subject: { _id, title: '' },
});

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
    return entryOf('comment_added', this.task, this.comment._id);
  }
}

export class CommentEdited extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly project: Pick<VisibleProject, '_id' | 'title'>,
    readonly task: VisibleTask,
    readonly comment: Comment,
    /** Ids of the members whom the comment mentions for the first time. */
    readonly mentioned: readonly string[],
  ) {
    super({ event: SERVER_EVENTS.commentUpdated, data: { ...stamp, taskId: task._id, comment } });
  }

  override get history(): HistoryEntry {
    return entryOf('comment_edited', this.task, this.comment._id);
  }
}

/** The history doesn't keep reactions. */
export class CommentReacted extends ProjectChanged {
  constructor(stamp: ChangeStamp, taskId: string, comment: Comment) {
    super({ event: SERVER_EVENTS.commentUpdated, data: { ...stamp, taskId, comment } });
  }
}

export class CommentDeleted extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    private readonly task: VisibleTask,
    private readonly commentId: string,
  ) {
    const data: CommentDeletedEvent = { ...stamp, taskId: task._id, commentId };
    super({ event: SERVER_EVENTS.commentDeleted, data });
  }

  override get history(): HistoryEntry {
    return entryOf('comment_deleted', this.task, this.commentId);
  }
}

/** A deleted comment is there again; clients show it at its place. */
export class CommentRestored extends ProjectChanged {
  constructor(private readonly data: CommentAddedEvent) {
    super({ event: SERVER_EVENTS.commentAdded, data });
  }

  override get history(): HistoryEntry {
    return entryOf('comment_restored', { _id: this.data.taskId }, this.data.comment._id);
  }
}
