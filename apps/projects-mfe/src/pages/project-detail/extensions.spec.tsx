import type { ReactNode } from 'react';
import { API } from '@taskloom/contracts';
import type { CardBadge } from '@taskloom/client';
import { aProject, aTask, FakeExtensions } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { openProject, projectApi } from '../../test/open-project';
import { MAYA } from '../../test/people';

const project = aProject({ title: 'Billing migration', owner: MAYA });
const task = aTask({ title: 'Rotate secrets' });
const api = () => projectApi(project, task).on('GET', API.labels(project._id), []);

it('shows the tab of a remote at its own address, and the board without it', async () => {
  const around = ({ children }: { children: ReactNode }) => (
    <FakeExtensions parts={{ 'project-tab': <p>Content of the tab</p> }}>{children}</FakeExtensions>
  );
  const { user, path } = openProject(project, api(), '', around);
  const views = within(await screen.findByRole('navigation', { name: 'Views of the project' }));
  expect(await screen.findByRole('link', { name: task.title })).toBeVisible();
  expect(screen.queryByText('Content of the tab')).toBeNull();

  await user.click(views.getByRole('link', { name: 'Extra' }));
  expect(await screen.findByText('Content of the tab')).toBeVisible();
  expect(screen.queryByRole('link', { name: task.title })).toBeNull();
  expect(views.getByRole('link', { name: 'Extra' })).toHaveAttribute('aria-current', 'page');
  expect(path()).toBe(`/projects/${project._id}?view=extra.project-tab`);

  await user.click(views.getByRole('link', { name: 'Board' }));
  expect(await screen.findByRole('link', { name: task.title })).toBeVisible();
});

it('has neither tabs nor requests for badges when no remote offers any', async () => {
  openProject(project, api());
  expect(await screen.findByRole('link', { name: task.title })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Views of the project' })).toBeNull();
});

it('shows the badges of a remote on its cards, from one call for the board', async () => {
  const badge = jest.fn(async (): Promise<CardBadge[]> => [
    { taskId: task._id, text: 'Risk', hint: 'Late in most projects', color: 'red' },
    { taskId: 'another', text: 'Elsewhere' },
  ]);
  const around = ({ children }: { children: ReactNode }) => (
    <FakeExtensions functions={{ 'card-badge': badge }}>{children}</FakeExtensions>
  );
  openProject(project, api(), '', around);
  const card = (await screen.findByRole('link', { name: task.title })).closest('article');
  expect(await screen.findByText('Risk')).toBeVisible();
  expect(card).toHaveTextContent('Risk, Late in most projects');
  expect(screen.queryByText('Elsewhere')).toBeNull();
  expect(badge).toHaveBeenCalledTimes(1);
});

it('keeps the board when the badges fail, and asks for them again on Retry', async () => {
  const badge = jest.fn(async (): Promise<CardBadge[]> => {
    throw new Error('no badges');
  });
  const around = ({ children }: { children: ReactNode }) => (
    <FakeExtensions functions={{ 'card-badge': badge }}>{children}</FakeExtensions>
  );
  const { user } = openProject(project, api(), '', around);
  expect(await screen.findByText('Extra is missing.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: task.title })).toBeVisible();
  badge.mockResolvedValue([{ taskId: task._id, text: 'Risk' }]);
  await user.click(screen.getByRole('button', { name: 'Retry extra' }));
  expect(await screen.findByText('Risk')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Extra is missing.', { exact: false })).toBeNull());
});

it('shows the section of a remote in an open task, under its title', async () => {
  const around = ({ children }: { children: ReactNode }) => (
    <FakeExtensions parts={{ 'task-panel-section': <p>Time spent</p> }}>{children}</FakeExtensions>
  );
  openProject(project, api(), `/tasks/${task._id}`, around);
  const section = await screen.findByRole('region', { name: 'Extra' });
  expect(within(section).getByText('Time spent')).toBeVisible();
});
