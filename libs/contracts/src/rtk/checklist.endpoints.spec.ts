import type { ChecklistItem } from '../checklist.js';
import { TASK_DEFAULTS, type Task } from '../task.js';
import { aStore, anApi } from '../test/a-store.js';
import { checklistApi } from './checklist.endpoints.js';
import { pendingWrites } from './offline-queue/index.js';
import { overlayTask } from './offline-queue/overlay.js';
import { toCard } from './board-cache.js';
import { tasksApi } from './tasks.endpoints.js';

const item = (id: string, part: Partial<ChecklistItem> = {}): ChecklistItem => ({
  _id: id,
  text: id,
  done: false,
  assignee: null,
  due: null,
  ...part,
});
const task = (checklist: ChecklistItem[], version = 1): Task => ({
  _id: 'a',
  project: 'p',
  ...TASK_DEFAULTS,
  title: 'Move house',
  position: 'a0',
  version,
  createdAt: '',
  updatedAt: '',
  comments: [],
  commentCount: 0,
  attachments: [],
  checklist,
  checklistTotal: checklist.length,
  checklistDone: checklist.filter(({ done }) => done).length,
  relations: [],
});

const path = { projectId: 'p', taskId: 'a' };
const { changeChecklist, turnItemIntoTask } = checklistApi.endpoints;
const { getBoard, getTask } = tasksApi.endpoints;

const opened = async (answers: Parameters<typeof anApi>[0]) => {
  const whole = task([item('x'), item('y')]);
  anApi({
    'GET /projects/p/tasks/a': { body: whole },
    'GET /projects/p/tasks?view=card': { body: [toCard(whole)] },
    ...answers,
  });
  const store = aStore();
  await store.dispatch(getTask.initiate(path));
  await store.dispatch(getBoard.initiate('p'));
  const known = () => getTask.select(path)(store.getState() as never).data ?? task([]);
  const shown = () => overlayTask(known(), pendingWrites(store.getState()));
  const cards = () => getBoard.select('p')(store.getState() as never).data ?? [];
  return { store, shown, cards };
};

const CHECKLIST = 'PATCH /projects/p/tasks/a/checklist';

test('a ticked item is shown at once, and counted on the card by the response', async () => {
  const { store, shown, cards } = await opened({
    [CHECKLIST]: { body: task([item('x', { done: true }), item('y')], 2) },
  });
  const answer = store.dispatch(
    changeChecklist.initiate({ ...path, change: { update: { _id: 'x', done: true } } }),
  );
  expect(shown()).toMatchObject({ checklistDone: 1, checklist: [{ _id: 'x', done: true }, { _id: 'y' }] });
  await answer;
  expect(cards()).toMatchObject([{ checklistDone: 1, checklistTotal: 2 }]);
  expect(cards()[0]).not.toHaveProperty('checklist');
});

test('an item is added, and changed before the server has it', async () => {
  const { store, shown } = await opened({ [CHECKLIST]: { status: 503, body: {} } });
  await store.dispatch(changeChecklist.initiate({ ...path, change: { add: [item('z')] } }));
  await store.dispatch(
    changeChecklist.initiate({ ...path, change: { update: { _id: 'z', done: true }, after: null } }),
  );
  expect(shown().checklist.map(({ _id, done }) => [_id, done])).toEqual([
    ['z', true],
    ['x', false],
    ['y', false],
  ]);
});

test('a refused change is undone, and the task fetched again', async () => {
  const { store, shown } = await opened({ [CHECKLIST]: { status: 409, body: {} } });
  await store.dispatch(changeChecklist.initiate({ ...path, change: { remove: ['x'] } }));
  expect(shown().checklist).toHaveLength(2);
});

test('an item becomes a card', async () => {
  const made = { ...task([]), _id: 'n', title: 'y', position: 'a1' };
  const { store, shown, cards } = await opened({
    'POST /projects/p/tasks/a/checklist/y/task': {
      status: 201,
      body: { task: made, from: task([item('x')], 2) },
    },
  });
  const answer = store.dispatch(turnItemIntoTask.initiate({ ...path, itemId: 'y' }));
  expect(shown().checklist).toHaveLength(1);
  await answer;
  expect(cards().map(({ title, checklistTotal }) => [title, checklistTotal])).toEqual([
    ['Move house', 1],
    ['y', 0],
  ]);
});
