import { screen } from '@testing-library/react';
import { addDays, API, localDay } from '@taskloom/sdk/contracts';
import { aCard, aProject, aTask, FakeApi, renderRemote } from '@taskloom/testing';
import remote from '../../remote.json';
import ProjectReport from './project-report';
import risk from './risk';
import TimeLeft from './time-left';

const project = aProject();
const inDays = (days: number) => addDays(localDay(), days);

it('reports how far a project is and which tasks are overdue', async () => {
  const cards = [
    aCard({ status: 'done', deadline: inDays(-3) }),
    aCard({ title: 'Late', deadline: inDays(-1) }),
  ];
  await renderRemote(<ProjectReport project={project} />, {
    remote,
    api: new FakeApi().on('GET', API.tasks(project._id), cards),
  });
  expect(await screen.findByText('1 of 2 tasks done')).toBeVisible();
  expect(screen.getByText('1 task is overdue:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Late' })).toBeVisible();
});

it('remembers on the server that a person wants to see what is due soon', async () => {
  const cards = [
    aCard({ title: 'Soon', deadline: inDays(3) }),
    aCard({ title: 'Later', deadline: inDays(30) }),
  ];
  const path = API.ownValue('reports', 'with-due-soon');
  const stored = { key: 'with-due-soon', version: 1, updatedAt: '2026-11-20T10:15:00.000Z' };
  const api = new FakeApi()
    .on('GET', API.tasks(project._id), cards)
    .on('GET', path, { ...stored, value: false })
    .on('PUT', path, { ...stored, value: true, version: 2 });
  const { user } = await renderRemote(<ProjectReport project={project} />, { remote, api });
  const choice = await screen.findByRole('checkbox', { name: 'Also list what is due within a week' });
  expect(choice).not.toBeChecked();
  expect(screen.queryByRole('link', { name: 'Soon' })).not.toBeInTheDocument();
  await user.click(choice);
  expect(choice).toBeChecked();
  expect(screen.getByRole('link', { name: 'Soon' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Later' })).not.toBeInTheDocument();
  expect(api.sent('PUT', path).map(({ body }) => body)).toEqual([{ value: true }]);
});

it.each([
  [-2, '2 days overdue.'],
  [0, 'It is due today.'],
  [1, '1 day left.'],
])('shows the time that is left, %s', async (days, text) => {
  await renderRemote(<TimeLeft project={project} task={aTask({ deadline: inDays(days) })} />, { remote });
  expect(screen.getByText(text)).toBeVisible();
});

it('marks open tasks of high priority whose deadline is near', async () => {
  const { store } = await renderRemote(<p>Board</p>, { remote });
  const cards = [
    aCard({ _id: 'near', priority: 'high', deadline: inDays(1) }),
    aCard({ _id: 'far', priority: 'high', deadline: inDays(9) }),
    aCard({ _id: 'low', priority: 'low', deadline: inDays(1) }),
    aCard({ _id: 'over', priority: 'high', deadline: inDays(1), status: 'done' }),
  ];
  const tools = { dispatch: store.dispatch, signal: new AbortController().signal };
  const badges = await risk({ projectId: project._id, cards }, tools);
  expect(badges.map(({ taskId, text }) => [taskId, text])).toEqual([['near', 'At risk']]);
});
