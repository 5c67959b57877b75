import type { Comment } from '../comment.js';
import { TASK_DEFAULTS, type Task } from '../task.js';
import { aStore, anApi } from '../test/a-store.js';
import { activityApi, commentArrived } from './activity.endpoints.js';
import { withOlderComments } from './board-cache.js';
import { tasksApi } from './tasks.endpoints.js';

const PATH = { projectId: 'p', taskId: 't' };
const talk = (from: number, to: number): Comment[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    _id: `c${from + at}`,
    content: '',
    author: { _id: 'm', name: 'Mika', avatar: '' },
    createdAt: '',
  }));
const task = (comments: Comment[], commentCount: number): Task => ({
  _id: 't',
  project: 'p',
  ...TASK_DEFAULTS,
  title: 'T',
  position: 'a0',
  version: 1,
  createdAt: '',
  updatedAt: '',
  attachments: [],
  checklist: [],
  checklistTotal: 0,
  checklistDone: 0,
  relations: [],
  comments,
  commentCount,
});
const ids = ({ comments }: Pick<Task, 'comments'>) => comments.map(({ _id }) => _id);

const { getTask } = tasksApi.endpoints;
const { getOlderComments } = activityApi.endpoints;

const opened = async () => {
  anApi({
    'GET /projects/p/tasks/t': [{ body: task(talk(3, 4), 4) }, { body: task(talk(4, 5), 5) }],
    'GET /projects/p/tasks/t/comments?before=c3': { body: talk(1, 2) },
  });
  const store = aStore();
  await store.dispatch(getTask.initiate(PATH));
  const known = () => getTask.select(PATH)(store.getState() as never).data;
  return { store, known };
};

describe('older comments', () => {
  test('are prepended to those of the task, and kept when it is fetched again', async () => {
    const { store, known } = await opened();
    await store.dispatch(getOlderComments.initiate({ ...PATH, before: 'c3' }));
    expect(known()).toMatchObject({ commentCount: 4, comments: talk(1, 4) });
    await store.dispatch(getTask.initiate(PATH, { forceRefetch: true }));
    expect(known()).toMatchObject({ commentCount: 5, comments: talk(1, 5) });
  });

  test('are discarded when the list begins with another comment by now', async () => {
    const { store, known } = await opened();
    const answer = store.dispatch(getOlderComments.initiate({ ...PATH, before: 'c3' }));
    await store.dispatch(getTask.initiate(PATH, { forceRefetch: true }));
    store.dispatch(
      tasksApi.util.updateQueryData('getTask', PATH, (whole) => void (whole.comments = talk(4, 5))),
    );
    await answer;
    expect(known()?.comments).toEqual(talk(4, 5));
  });

  test('are counted together with a new one that arrives twice', async () => {
    const { store, known } = await opened();
    for (const comment of [...talk(5, 5), ...talk(5, 5)])
      store.dispatch(commentArrived(PATH, comment) as never);
    expect(known()).toMatchObject({ commentCount: 5, comments: talk(3, 5) });
  });
});

describe('a task that is fetched again', () => {
  test.each([
    ['nothing was known', undefined, task(talk(3, 4), 4), ['c3', 'c4']],
    ['older ones are known', task(talk(1, 4), 4), task(talk(3, 5), 5), ['c1', 'c2', 'c3', 'c4', 'c5']],
    ['there is a gap', task(talk(1, 4), 4), task(talk(7, 8), 8), ['c7', 'c8']],
    ['one was deleted', task(talk(1, 4), 4), task(talk(3, 4), 3), ['c3', 'c4']],
    ['all were deleted', task(talk(1, 4), 4), task([], 0), []],
  ])('%s', (_what, known, answer, expected) =>
    expect(ids(withOlderComments(known, answer))).toEqual(expected),
  );
});
