import { API, type HistoryEvent } from '@taskloom/contracts';
import { FakeApi, renderApp } from '@taskloom/client/test-kit';
import { screen } from '@testing-library/react';
import { JONAS, MAYA } from '../../test/people';
import { TaskHistory } from './task-history';

const path = { projectId: 'p1', taskId: 't1' };
const HISTORY = API.taskHistory(path.projectId, path.taskId);

const anEvent = (part: Partial<HistoryEvent>): HistoryEvent => ({
  revision: 1,
  type: 'task_created',
  actor: JONAS,
  task: { _id: 't1', title: 'Rotate secrets' },
  changes: [],
  subject: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...part,
});

it('requests the events of the task once it is opened, and leaves comments to their section', async () => {
  const comment = anEvent({ revision: 2, type: 'comment_added', subject: { _id: 'c', title: '' } });
  const api = new FakeApi().on('GET', HISTORY, { events: [comment, anEvent({})], next: null });
  const { user } = renderApp(<TaskHistory path={path} />, { user: MAYA, api });
  expect(api.sent('GET', HISTORY)).toEqual([]);
  const toggle = screen.getByRole('button', { name: 'History', expanded: false });
  await user.click(toggle);
  expect(await screen.findByText(/created this task/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(toggle);
  expect(screen.queryByRole('listitem')).toBeNull();
});
