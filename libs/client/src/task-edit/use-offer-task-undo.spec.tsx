import { act, waitFor } from '@testing-library/react';
import { API, type Task, type TaskUpdate } from '@taskloom/contracts';
import { aTask, FakeApi, refuse, renderApp } from '../test-kit';
import { forgetUndo } from '../toasts/undo';
import { undoLast } from '../toasts';
import { doneEdit, type Undone } from './done-edit';
import { useOfferTaskUndo, useUndoneEdits, type TaskUndoOptions } from './use-offer-task-undo';

const task = (_id: string, part: Partial<Task> = {}) =>
  aTask({ _id, project: 'p', title: `Task ${_id}`, status: 'todo', position: 'a1', ...part });

/** Offers to undo that two tasks were set to done and moved to the end of the column. */
function setUp(options?: TaskUndoOptions) {
  const api = new FakeApi();
  const tasks = ['a', 'b'].map((id) => task(id));
  const edits = tasks.map((before) => {
    const changes: TaskUpdate = { status: 'done' };
    const response = { ...before, status: 'done' as const, position: 'z9', version: 2 };
    api.on('GET', API.task('p', before._id), response).on('PATCH', API.task('p', before._id), before);
    return doneEdit({ projectId: 'p', task: before, changes, response });
  });
  const outcomes: Undone[][] = [];
  let offer: ReturnType<typeof useOfferTaskUndo> = () => () => Promise.resolve();
  function Person() {
    offer = useOfferTaskUndo();
    useUndoneEdits((outcome) => void outcomes.push([...outcome]));
    return null;
  }
  const { unmount } = renderApp(<Person />, { api });
  const undoNow = offer(edits, options);
  const sent = (id: string) => api.sent('PATCH', API.task('p', id)).map(({ body }) => body);
  return { api, edits, undoNow, outcomes, sent, unmount };
}

afterEach(() => act(() => forgetUndo()));

const BACK = { status: 'todo', position: 'a1' };

it('undoes changes together, to the same value and place, and reports the outcome', async () => {
  const onUndo = jest.fn();
  const { sent, outcomes } = setUp({ onUndo });
  await act(() => undoLast());
  expect([sent('a'), sent('b')]).toEqual([[BACK], [BACK]]);
  expect(onUndo).toHaveBeenCalledWith(['a', 'b']);
  expect(outcomes).toEqual([[{ lost: [] }, { lost: [] }]]);
});

it('undoes one change by itself, and the keys the rest', async () => {
  const { edits, undoNow, sent } = setUp();
  await act(() => undoNow(edits.slice(0, 1)));
  expect([sent('a'), sent('b')]).toEqual([[BACK], []]);
  await act(() => undoLast());
  await waitFor(() => expect([sent('a'), sent('b')]).toEqual([[BACK], [BACK]]));
});

it('withdraws the offer once nothing is left of it', async () => {
  const { edits, undoNow, sent, outcomes } = setUp();
  await act(() => undoNow(edits));
  await act(() => undoNow(edits));
  await act(() => undoLast());
  expect([sent('a'), sent('b')]).toEqual([[BACK], [BACK]]);
  expect(outcomes).toHaveLength(1);
});

it('leaves what someone else has changed since, and names it', async () => {
  const { api, sent, outcomes } = setUp();
  api.on('GET', API.task('p', 'a'), task('a', { status: 'inprogress', version: 3 }));
  api.on('GET', API.taskHistory('p', 'a'), { events: [], next: null });
  await act(() => undoLast());
  expect([sent('a'), sent('b')]).toEqual([[], [BACK]]);
  expect(outcomes[0]).toContainEqual({ lost: [{ title: 'Task a', field: 'status', by: undefined }] });
});

it('reports a task that is gone, and a refusal', async () => {
  const { api, outcomes } = setUp();
  api.on('GET', API.task('p', 'a'), refuse('NOT_FOUND', 'Gone.'));
  api.on('PATCH', API.task('p', 'b'), refuse('FORBIDDEN', 'Only members may do that.'));
  await act(() => undoLast());
  expect(outcomes[0]).toContainEqual({ lost: [], gone: 'Task a' });
  expect(outcomes[0]).toContainEqual({ lost: [], error: expect.anything() });
});
