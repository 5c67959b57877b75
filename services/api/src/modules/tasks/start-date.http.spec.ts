import { addDays, localDay, type Task } from '@taskloom/contracts';
import { refusal, useApi } from '../../../test/index.js';

const { as, given, rows } = useApi();

const inDays = (days: number) => addDays(localDay(), days);
const LATE = 'The start date must not be after the deadline.';

const aTask = async () => {
  const project = await given.project();
  const task = await given.task({ project });
  return { owner: as(project.owner), tasks: `/projects/${project._id}/tasks`, path: task._id };
};

it('is stored with a new task, changed, removed, and included in lists', async () => {
  const { owner, tasks } = await aTask();
  const created = await owner.post<Task>(tasks, {
    title: 'Plan',
    startDate: inDays(-3),
    deadline: inDays(2),
  });
  expect(created).toMatchObject({ status: 201, body: { startDate: inDays(-3), deadline: inDays(2) } });
  const path = `${tasks}/${created.body._id}`;
  expect(await owner.patch(path, { startDate: inDays(2) })).toMatchObject({
    status: 200,
    body: { startDate: inDays(2), version: 2 },
  });
  const { body: cards } = await owner.get<Task[]>(tasks, { query: { view: 'card' } });
  expect(cards.map(({ startDate }) => startDate)).toEqual([null, inDays(2)]);
  expect(await owner.patch(path, { startDate: null })).toMatchObject({ body: { startDate: null } });
});

it.each([
  ['a start after the deadline', { startDate: inDays(3), deadline: inDays(2) }, LATE],
  [
    'a start in 51 years',
    { startDate: inDays(51 * 366) },
    'The start date must be within 50 years of today.',
  ],
  ['a start in the year 0', { startDate: '0000-01-01' }, 'The start date must be within 50 years of today.'],
  ['words', { startDate: 'soon' }, 'Start date must be a date (YYYY-MM-DD).'],
])('%s is refused', async (_, fields, message) => {
  const { owner, tasks, path } = await aTask();
  const error = { ...refusal(400, 'VALIDATION_FAILED') };
  expect(await owner.post(tasks, { title: 'Plan', ...fields })).toMatchObject(error);
  expect(await owner.patch(`${tasks}/${path}`, fields)).toMatchObject({ status: 400, body: { message } });
});

it('is compared with the stored value of the other date', async () => {
  const { owner, tasks, path } = await aTask();
  await owner.patch(`${tasks}/${path}`, { startDate: inDays(5) });
  expect(await owner.patch(`${tasks}/${path}`, { deadline: inDays(4) })).toMatchObject({
    status: 400,
    body: { message: LATE },
  });
  expect(await owner.patch(`${tasks}/${path}`, { deadline: inDays(5) })).toMatchObject({ status: 200 });
  expect(await rows('SELECT 1 FROM tasks WHERE id = $1 AND version = 3', [path])).toHaveLength(1);
});
