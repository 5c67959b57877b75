import type { ProjectLabel } from '@taskloom/contracts';
import { DataSource } from 'typeorm';
import { useApi, type TestUser } from './index.js';

const { app, as, given } = useApi();

/** The statements that TypeORM has sent while `work` ran. */
const statementsOf = async (work: () => Promise<unknown>): Promise<Set<string>> => {
  const { subscribers } = app().get(DataSource);
  const sent = new Set<string>();
  subscribers.push({ beforeQuery: ({ query }) => void sent.add(query) });
  await work();
  subscribers.pop();
  return sent;
};

/** Each sends a request with the first `length` items of a list, which the client chooses. */
const REQUESTS: [
  name: string,
  prepare: (owner: TestUser) => Promise<(length: number) => Promise<unknown>>,
][] = [
  [
    'notifications',
    async (owner) => {
      const ids: string[] = [];
      while (ids.length < 3) ids.push((await given.notification({ user: owner }))._id);
      return (length) =>
        as(owner).patch('/notifications', { notificationIds: ids.slice(0, length), read: true });
    },
  ],
  [
    'types of notifications',
    (owner) => {
      const types = ['task_assigned', 'mentioned', 'comment_added'];
      return Promise.resolve((length) =>
        as(owner).get('/notifications/inbox', {
          query: { tab: 'open', types: types.slice(0, length).join(',') },
        }),
      );
    },
  ],
  [
    'labels of a task',
    async (owner) => {
      const project = await given.project({ owner });
      const task = await given.task({ project });
      const url = `/projects/${project._id}`;
      const labels: string[] = [];
      for (const name of ['a', 'b', 'c'])
        labels.push((await as(owner).post<ProjectLabel>(`${url}/labels`, { name })).body._id);
      return (length) => as(owner).patch(`${url}/tasks/${task._id}`, { labels: labels.slice(0, length) });
    },
  ],
];

it.each(REQUESTS)('a list of any length makes the same statements: %s', async (_name, prepare) => {
  const send = await prepare(await given.user());
  const checked = async (length: number) => expect(await send(length)).toMatchObject({ status: 200 });
  await checked(1);
  const [two, three] = [await statementsOf(() => checked(2)), await statementsOf(() => checked(3))];
  expect([...two].some((statement) => statement.includes('= ANY('))).toBe(true);
  expect(three).toEqual(two);
});
