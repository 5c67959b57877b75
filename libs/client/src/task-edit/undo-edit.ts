import { fieldsIn, pickFields, sameField, type Task, type TaskEdit } from '@taskloom/contracts';
import { errorCode, historyApi, isApiError, isKept, tasksApi, type TaskPath } from '@taskloom/contracts/rtk';
import type { AppDispatch } from '../store/app-store';
import type { DoneEdit, Undone, UndoneField } from './done-edit';

/** Attempts while others keep changing other fields. */
const TRIES = 3;

/** The fields that still have the value that was written, and those that have another one. */
export const sortFields = (
  { written, place }: DoneEdit,
  now: Task,
): { kept: TaskEdit[]; lost: UndoneField[] } => {
  const fields = fieldsIn(written);
  const kept = fields.filter((field) => sameField(field, written[field], now[field]));
  const lost: UndoneField[] = fields.filter((field) => !kept.includes(field));
  const moved = place?.written !== undefined && place.written !== now.position;
  if (moved && !lost.includes('status')) lost.push('place');
  return { kept: moved ? kept.filter((field) => field !== 'status') : kept, lost };
};

/** The last person who changed each field, from the history. */
const whoChanged = async (
  dispatch: AppDispatch,
  path: TaskPath,
): Promise<(field: UndoneField) => string | undefined> => {
  const { data } = await dispatch(
    historyApi.endpoints.getHistory.initiate(path, { forceRefetch: true, subscribe: false }),
  );
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (field) =>
    events.find(({ changes }) =>
      changes.some(
        (change) => change.field === field || (field === 'assignees' && change.field === 'primary'),
      ),
    )?.actor?.name;
};

/**
 * Restores what still has the written value. What someone else has changed since stays and is returned. An ordinary write, with
 * its rights, history and events.
 */
const undoEdit = async (dispatch: AppDispatch, edit: DoneEdit): Promise<Undone> => {
  const path = { projectId: edit.projectId, taskId: edit.taskId };
  for (let tries = TRIES; ; tries -= 1) {
    const { data: now, error: unread } = await dispatch(
      tasksApi.endpoints.getTask.initiate(path, { forceRefetch: true, subscribe: false }),
    );
    if (isApiError(unread) && unread.status === 404) return { lost: [], gone: edit.title };
    // Without a connection the change waits, and is compared when it is sent.
    const { kept, lost } = now ? sortFields(edit, now) : { kept: fieldsIn(edit.written), lost: [] };
    const moves = edit.place !== undefined && !lost.includes('place') && !lost.includes('status');
    const changes = { ...pickFields(edit.before, kept), ...(moves && { position: edit.place?.before }) };
    const who = lost.length > 0 ? await whoChanged(dispatch, path) : () => undefined;
    const result = { lost: lost.map((field) => ({ title: edit.title, field, by: who(field) })) };
    if (Object.keys(changes).length === 0) return result;
    const { error } = await dispatch(
      tasksApi.endpoints.updateTask.initiate({
        ...path,
        changes,
        people: edit.people,
        before: pickFields(edit.written, kept),
        version: now?.version,
        asksItself: now !== undefined,
      }),
    );
    if (!error || isKept(error)) return result;
    if (errorCode(error) !== 'STALE_VERSION' || tries === 0) return { ...result, error };
  }
};

/** Undoes changes one after the other, the last first, because a place depends on the previous neighbours. */
export const undoEdits = async (dispatch: AppDispatch, edits: readonly DoneEdit[]): Promise<Undone[]> => {
  const all: Undone[] = [];
  for (const edit of edits.toReversed()) all.push(await undoEdit(dispatch, edit));
  return all;
};
