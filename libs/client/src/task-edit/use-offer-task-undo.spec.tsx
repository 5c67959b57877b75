import { act, waitFor } from '@testing-library/react';
import { API, type PublicPerson, type Task, type TaskUpdate } from '@taskloom/contracts';
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
    api.on('PATCH', API.task('p', before._id), before);
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

const BACK = { status: 'todo', position: 'a1', before: { status: 'done', position: 'z9' } };

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

const jonas = { _id: 'jonas', name: 'Jonas', avatar: '' };
/** Others have changed these fields of the task `a` since. */
const changedSince = (fields: string[], by: Record<string, PublicPerson> = {}) =>
  refuse('STALE_VERSION', 'Changed.', { current: task('a', { version: 3 }), fields, by });

it('leaves what someone else has changed since, and names it', async () => {
  const { api, sent, outcomes } = setUp();
  api.on('PATCH', API.task('p', 'a'), changedSince(['status', 'position'], { status: jonas }));
  await act(() => undoLast());
  expect([sent('a'), sent('b')]).toEqual([[BACK], [BACK]]);
  expect(outcomes[0]).toContainEqual({ lost: [{ title: 'Task a', field: 'status', by: 'Jonas' }] });
});

it('does not move a card that was moved again', async () => {
  const { api, sent, outcomes } = setUp();
  api.on('PATCH', API.task('p', 'a'), changedSince(['position']));
  await act(() => undoLast());
  expect(sent('a')).toEqual([BACK]);
  expect(outcomes[0]).toContainEqual({ lost: [{ title: 'Task a', field: 'place', by: undefined }] });
});

it('restores the other fields of the same change', async () => {
  const { api, undoNow, edits, sent, outcomes } = setUp();
  const [edit] = edits;
  if (!edit) throw new Error('Expected a change');
  const { status } = edit.before;
  edit.before = { status, title: 'Old', labels: [] };
  edit.written = { status: 'done', title: 'New', labels: ['x'] };
  const answers = [changedSince(['status']), changedSince(['labels'], { labels: jonas }), task('a')];
  api.on('PATCH', API.task('p', 'a'), () => answers.shift());
  await act(() => undoNow([edit]));
  expect(sent('a').slice(1)).toEqual([
    { title: 'Old', labels: [], before: { title: 'New', labels: ['x'] } },
    { title: 'Old', before: { title: 'New' } },
  ]);
  expect(outcomes[0]?.[0]?.lost.map(({ field, by }) => [field, by])).toEqual([
    ['status', undefined],
    ['labels', 'Jonas'],
  ]);
});

it('changes nothing on a server that does not say what others have changed', async () => {
  const { api, sent, outcomes } = setUp();
  api.on('PATCH', API.task('p', 'a'), refuse('STALE_VERSION', 'Changed.', { current: task('a') }));
  await act(() => undoLast());
  expect(sent('a')).toHaveLength(1);
  expect(outcomes[0]).toContainEqual({ lost: [], error: expect.objectContaining({ status: 409 }) });
});

it('reports a task that is gone, and a refusal', async () => {
  const { api, outcomes } = setUp();
  api.on('PATCH', API.task('p', 'a'), refuse('NOT_FOUND', 'Gone.'));
  api.on('PATCH', API.task('p', 'b'), refuse('FORBIDDEN', 'Only members may do that.'));
  await act(() => undoLast());
  expect(outcomes[0]).toContainEqual({ lost: [], gone: 'Task a' });
  expect(outcomes[0]).toContainEqual({ lost: [], error: expect.anything() });
});
