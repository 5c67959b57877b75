/** One item of a task's checklist. */
export interface ChecklistItem {
  _id: string;
  text: string;
  done: boolean;
  /** Id of a member of the project, or null. Ignore an unknown one: the person has left. */
  assignee: string | null;
  /** Calendar day `YYYY-MM-DD`, or null. */
  due: string | null;
}

/** A new item. The client chooses its id, so that it can change the item before the server has it. */
export interface ChecklistItemInput extends Partial<Omit<ChecklistItem, '_id' | 'text'>> {
  _id: string;
  text: string;
}

/** A change of one item: only the given fields change. */
export interface ChecklistItemUpdate extends Partial<ChecklistItem> {
  _id: string;
  /** The text that the person saw when they began to change it. The change is refused if the text has changed since. */
  seen?: string;
}

/** `PATCH …/checklist`. */
export interface ChecklistChange {
  /** An item whose id the checklist has already is left out. */
  add?: ChecklistItemInput[];
  update?: ChecklistItemUpdate;
  /** Ids; unknown ones are ignored. */
  remove?: string[];
  /**
   * The place of the added items, or of the changed one: after this item, or first if null. When it is absent or unknown, items are
   * added at the end, and the changed one keeps its place.
   */
  after?: string | null;
}

/** `POST …/checklist/{item}/task`: the new task is created and the item removed in one transaction. */
export interface ItemTurned<Task> {
  task: Task;
  /** The task that had the item. */
  from: Task;
}

/** @internal */
export const checklistCounts = (items: readonly ChecklistItem[]) => ({
  checklistDone: items.filter(({ done }) => done).length,
  checklistTotal: items.length,
});

const itemOf = ({ _id, text, done, assignee, due }: ChecklistItemInput): ChecklistItem => ({
  _id,
  text,
  done: done ?? false,
  assignee: assignee ?? null,
  due: due ?? null,
});

/** The index directly after an item; -1 when the item is unknown. */
const placeAfter = (items: readonly ChecklistItem[], after: string | null): number =>
  after === null ? 0 : items.findIndex(({ _id }) => _id === after) + 1 || -1;

const changed = (
  items: readonly ChecklistItem[],
  { seen: _seen, ...update }: ChecklistItemUpdate,
  after?: string | null,
): ChecklistItem[] => {
  const next = items.map((item) => (item._id === update._id ? { ...item, ...update } : item));
  const from = next.findIndex(({ _id }) => _id === update._id);
  if (after === undefined || after === update._id || from < 0) return next;
  const [item] = next.splice(from, 1);
  const to = placeAfter(next, after);
  if (item) next.splice(to < 0 ? from : to, 0, item);
  return next;
};

/**
 * The checklist after a change. The server and the overlay of pending writes share it.
 * @internal
 */
export const applyChecklistChange = (
  items: readonly ChecklistItem[],
  { add = [], update, remove = [], after }: ChecklistChange,
): ChecklistItem[] => {
  const left = items.filter(({ _id }) => !remove.includes(_id));
  const next = update ? changed(left, update, after) : left;
  const fresh = add.filter(({ _id }, at) => {
    const isKnown = next.some((item) => item._id === _id);
    return !isKnown && add.findIndex((other) => other._id === _id) === at;
  });
  const place = after === undefined ? -1 : placeAfter(next, after);
  next.splice(place < 0 ? next.length : place, 0, ...fresh.map(itemOf));
  return next;
};
