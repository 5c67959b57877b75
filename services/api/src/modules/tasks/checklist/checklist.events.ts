import {
  SERVER_EVENTS,
  type ChangeStamp,
  type ChecklistItem,
  type HistoryChange,
  type HistorySubject,
  type Task,
} from '@taskloom/contracts';
import { ProjectChanged, type HistoryEntry } from '../../projects/index.js';

/** The checklist of a task has changed. Causes no notification. */
export class ChecklistChanged extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly before: readonly ChecklistItem[],
    readonly task: Task,
    /** Name of a member by id. */
    private readonly nameOf: (id: string | null) => string | null,
  ) {
    const { _id: taskId, checklist, checklistDone, checklistTotal, version, updatedAt } = task;
    const updates = { checklist, checklistDone, checklistTotal, version, updatedAt };
    super({ event: SERVER_EVENTS.taskUpdated, data: { ...stamp, taskId, updates } });
  }

  /** The history omits mere reordering. */
  override get history(): HistoryEntry | undefined {
    const { _id, title, checklist } = this.task;
    const kept = this.before.map((item) => [item, checklist.find((now) => now._id === item._id)] as const);
    const added = checklist.filter((item) => !this.before.some((known) => known._id === item._id));
    const edits = kept.flatMap(([item, now]) => (now ? this.changesOf(item, now) : []));
    const changes = [
      ...kept.flatMap(([{ text }, now]) => (now ? [] : [change('item', text, null)])),
      ...added.map(({ text }) => change('item', null, text)),
      ...edits,
    ];
    if (changes.length === 0) return undefined;
    const edited = kept.find(([item, now]) => now && this.changesOf(item, now).length > 0)?.[1];
    const subject = edited && ({ _id: edited._id, title: edited.text } satisfies HistorySubject);
    return { type: 'checklist_changed', task: { _id, title }, changes, subject };
  }

  private changesOf(from: ChecklistItem, to: ChecklistItem): HistoryChange[] {
    return [
      change('item', from.text, to.text),
      change('itemDone', String(from.done), String(to.done)),
      change('itemAssignee', this.nameOf(from.assignee), this.nameOf(to.assignee)),
      change('itemDue', from.due, to.due),
    ].filter((each) => each.from !== each.to);
  }
}

const change = (field: string, from: string | null, to: string | null): HistoryChange => ({
  field,
  from,
  to,
});
