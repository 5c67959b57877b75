import { API, SCREENS } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { FakeApi, aProject, aTask, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { PickList } from '../../pick-list/pick-list';
import { SearchBox } from '../../search-box/search-box';
import { aComment } from '../../test/activity';
import { MAYA } from '../../test/people';
import ProjectDetailPage from './project-detail.page';

/** The key of an input method, and the one with which Safari ends a word. */
const COMPOSING = [{ isComposing: true }, { keyCode: 229 }];
const SEND = { key: 'Enter', ctrlKey: true };

beforeAll(async () => {
  await import('./task-dialogs');
});

const open = async (route: (projectId: string, taskId: string) => string) => {
  const project = aProject({ owner: MAYA });
  const task = aTask({ project: project._id, title: 'Rotate secrets' });
  const api = new FakeApi()
    .on('GET', API.project(project._id), project)
    .on('GET', API.taskHistory(project._id, task._id), { events: [], next: null })
    .on('GET', API.tasks(project._id), [toCard(task)])
    .on('GET', API.task(project._id, task._id), task)
    .on('PATCH', API.task(project._id, task._id), task)
    .on('POST', API.comments(project._id, task._id), aComment({ author: MAYA }));
  const screens = (
    <Routes>
      <Route path="/projects/:id" element={<ProjectDetailPage />} />
      <Route path="/projects/:id/tasks/:taskId" element={<ProjectDetailPage />} />
    </Routes>
  );
  const view = renderApp(screens, { user: MAYA, route: route(project._id, task._id), api });
  const section = within(await screen.findByRole('region', { name: 'Comments' }));
  return { ...view, api, project, task, section };
};

it('sends no comment while a word is being composed, and sends it afterwards', async () => {
  const { user, api, section, project, task } = await open(SCREENS.taskPanel);
  const sent = () => api.sent('POST', API.comments(project._id, task._id)).length;
  const field = await section.findByLabelText('Write a comment...');
  await user.type(field, '東京');
  for (const key of COMPOSING) fireEvent.keyDown(field, { ...SEND, ...key });
  expect(field).toHaveValue('東京');
  expect(sent()).toBe(0);
  fireEvent.keyDown(field, SEND);
  await waitFor(() => expect(sent()).toBe(1));
});

it('saves no form while a word is being composed', async () => {
  const { user, api, project, task } = await open((id, taskId) => `/projects/${id}?edit=${taskId}`);
  const saved = () => api.changes(API.task(project._id, task._id));
  const title = screen.getByRole('textbox', { name: /^Title/ });
  await user.type(title, ' 京');
  for (const key of COMPOSING) fireEvent.keyDown(title, { ...SEND, ...key });
  await user.type(title, '都');
  fireEvent.keyDown(title, SEND);
  await waitFor(() => expect(saved()).toEqual([{ title: 'Rotate secrets 京都' }]));
});

it('keeps a search while a word of it is being composed', () => {
  const change = jest.fn();
  render(<SearchBox label="Search" value="京" onChange={change} />);
  const field = screen.getByRole('searchbox');
  for (const key of COMPOSING) fireEvent.keyDown(field, { key: 'Escape', ...key });
  expect(change).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(change).toHaveBeenCalledWith('');
});

it('neither moves nor picks in a list while a word is being composed', () => {
  const pick = jest.fn();
  const options = ['One', 'Two'].map((label) => ({ value: label, label }));
  render(<PickList label="Label" options={options} chosen={[]} onPick={pick} emptyText="None" />);
  const field = screen.getByRole('textbox');
  for (const key of COMPOSING) {
    fireEvent.keyDown(field, { key: 'ArrowDown', ...key });
    fireEvent.keyDown(field, { key: 'Enter', ...key });
  }
  expect(pick).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(pick).toHaveBeenCalledWith('One');
});
