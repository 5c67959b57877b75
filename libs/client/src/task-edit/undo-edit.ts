import { isTaskField, type TaskUpdate } from '@taskloom/contracts';
import { isApiError, isKept, refusedEdit, tasksApi } from '@taskloom/contracts/rtk';
import type { AppDispatch } from '../store/app-store';
import type { DoneEdit, Undone } from './done-edit';

/** Attempts while others go on changing the same fields. */
const TRIES = 3;

type Names = readonly string[];

/** A card whose column is not restored keeps its place, and the other way round. */
const withPlace = (fields: Names): Names =>
  fields.includes('status') || fields.includes('position') ? [...fields, 'status', 'position'] : fields;

const without = (values: TaskUpdate, fields: Names): TaskUpdate =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name)));

/** The fields that stay, in words: the place only when the column is not among them. */
const lostOf = (fields: Names) =>
  fields.flatMap((field) => {
    if (isTaskField(field)) return [field];
    return field === 'position' && !fields.includes('status') ? ['place' as const] : [];
  });

/**
 * Restores what still has the written value. What someone else has changed since stays and is returned. An ordinary write, with
 * its rights, history and events.
 */
const undoEdit = async (
  dispatch: AppDispatch,
  { projectId, taskId, title, people, place, version, ...edit }: DoneEdit,
): Promise<Undone> => {
  let changes: TaskUpdate = { ...edit.before, ...(place && { position: place.before }) };
  let before: TaskUpdate = { ...edit.written, ...(place?.written && { position: place.written }) };
  const lost: Undone['lost'] = [];
  for (let tries = TRIES; Object.keys(changes).length > 0; tries -= 1) {
    const { error } = await dispatch(
      tasksApi.endpoints.updateTask.initiate(
        { projectId, taskId, changes, people, before, version, asksItself: true },
        { track: false },
      ),
    );
    if (!error || isKept(error)) break;
    if (isApiError(error) && error.status === 404) return { lost: [], gone: title };
    const { fields = [], by } = refusedEdit(error) ?? {};
    if (fields.length === 0 || tries === 0) return { lost, error };
    lost.push(...lostOf(fields).map((field) => ({ title, field, by: by?.[field]?.name })));
    const left = withPlace(fields);
    changes = without(changes, left);
    before = without(before, left);
  }
  return { lost };
};

/** Undoes changes one after the other, the last first, because a place depends on the previous neighbours. */
export const undoEdits = async (dispatch: AppDispatch, edits: readonly DoneEdit[]): Promise<Undone[]> => {
  const all: Undone[] = [];
  for (const edit of edits.toReversed()) all.push(await undoEdit(dispatch, edit));
  return all;
};
