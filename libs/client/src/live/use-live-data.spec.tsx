import { act, screen } from '@testing-library/react';
import { API, type TaskCard } from '@taskloom/contracts';
import { toCard, writesRestored, type PendingWrite } from '@taskloom/contracts/rtk';
import { aTask, FakeApi, renderApp } from '../test-kit';
import { useBoard } from './use-live-data';

const task = aTask({ _id: 'a', project: 'p', title: 'Task a' });
const write = {
  id: 'w',
  kind: 'updateTask',
  arg: { projectId: 'p', taskId: 'a', changes: { title: 'Renamed' } },
  userId: '',
  at: 0,
  state: 'waiting',
  tried: false,
} as unknown as PendingWrite;

it('all parts of a screen have the same cards, with the pending writes applied once', async () => {
  const shown = new Map<string, readonly TaskCard[] | undefined>();
  function Part({ name }: { name: string }) {
    const { data } = useBoard('p');
    shown.set(name, data);
    return <p>{`${name}: ${data?.[0]?.title}`}</p>;
  }
  const api = new FakeApi().on('GET', API.tasks('p'), [toCard(task)]);
  const parts = (
    <>
      <Part name="columns" />
      <Part name="charts" />
    </>
  );
  const { store } = renderApp(parts, { api });
  await screen.findByText('charts: Task a');
  act(() => void store.dispatch(writesRestored([write])));
  await screen.findByText('charts: Renamed');
  expect(shown.get('columns')).toBe(shown.get('charts'));
});
