import { SERVER_EVENTS, type ChangeStamp, type RelationKind, type Task } from '@taskloom/contracts';
import { ProjectChanged, type HistoryEntry } from '../../projects/index.js';

/** The description of a change of relations in the history of a task. */
export interface RelationChange {
  kind: RelationKind;
  added: boolean;
  other: Pick<Task, '_id' | 'title'>;
}

/** The relations of a task have changed. Raised for each of both tasks; causes no notification. */
export class RelationsChanged extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly task: Task,
    /** Absent when a relation returns with a restored task. */
    private readonly relation?: RelationChange,
  ) {
    const { _id: taskId, relations, version, updatedAt } = task;
    super({
      event: SERVER_EVENTS.taskUpdated,
      data: { ...stamp, taskId, updates: { relations, version, updatedAt } },
    });
  }

  override get history(): HistoryEntry | undefined {
    if (!this.relation) return undefined;
    const { kind, added, other } = this.relation;
    const [from, to] = added ? [null, other.title] : [other.title, null];
    return {
      type: 'relations_changed',
      task: { _id: this.task._id, title: this.task.title },
      changes: [{ field: kind, from, to }],
      subject: { _id: other._id, title: other.title },
    };
  }
}
