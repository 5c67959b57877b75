import { API, SCREENS } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { aProject, aTask, FakeApi, renderApp } from '@taskloom/client/test-kit';
import { Link, Navigate, Route, Routes, useNavigate } from '@taskloom/client/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MAYA } from '../../test/people';
import ProjectDetailPage from './project-detail.page';

const project = aProject({ owner: MAYA });
const BOARD = SCREENS.project(project._id);
const plain = [1, 2, 3].map((number) => aTask({ project: project._id, title: `Task ${number}` }));
/** Each is related to the next one. */
const tasks = plain.map((task, at) => {
  const other = plain[at + 1];
  return { ...task, relations: other ? [{ _id: `${at}`, kind: 'relatesTo' as const, task: other._id }] : [] };
});
const [first, second, third] = tasks.map(({ _id }) => SCREENS.taskPanel(project._id, _id)) as [
  string,
  string,
  string,
];
const [one] = tasks as [(typeof tasks)[number]];

const answers = () =>
  tasks.reduce(
    (api, task) => api.on('GET', API.task(project._id, task._id), task),
    new FakeApi().on('GET', API.project(project._id), project).on(
      'GET',
      API.tasks(project._id),
      tasks.map((task) => toCard(task)),
    ),
  );

/** A screen of another remote with a link to a task. */
function Elsewhere({ to }: { to: string }) {
  return <Link to={to}>To the task</Link>;
}

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Browser’s Back</button>;
}

const open = (route: string, link = first, api = answers()) =>
  renderApp(
    <>
      <Routes>
        <Route path="/login" element={<Navigate to={link} replace />} />
        <Route path="/projects/:id" element={<ProjectDetailPage />} />
        <Route path="/projects/:id/tasks/:taskId" element={<ProjectDetailPage />} />
        <Route path="*" element={<Elsewhere to={link} />} />
      </Routes>
      <Back />
    </>,
    { user: MAYA, route, api },
  );
type View = ReturnType<typeof open>;

const task = (name: string) => screen.findByRole('region', { name });
const follow = async ({ user }: View, name: string, opened: string) => {
  await user.click(await screen.findByRole('link', { name }));
  await task(opened);
};
const followRelation = async ({ user }: View, name: string) => {
  const relations = await within(screen.getByRole('region', { name: /^Task / })).findByRole('link', { name });
  await user.click(relations);
  await task(name);
};
const escape = async ({ user }: View) => {
  act(() => screen.getByRole('region', { name: /^Task / }).focus());
  await user.keyboard('{Escape}');
};

beforeAll(async () => {
  await import('./task-dialogs');
});

it.each([
  ['My Work', SCREENS.work, SCREENS.task(project._id, one._id)],
  ['the dashboard', SCREENS.dashboard, SCREENS.task(project._id, one._id)],
  ['the search', `${SCREENS.search}?q=task`, SCREENS.task(project._id, one._id)],
  ['the calendar', SCREENS.calendar, first],
  ['the inbox', `${SCREENS.inbox}?unread=true`, SCREENS.comment(project._id, one._id, 'c')],
  ['the archive', SCREENS.archive(project._id), first],
])('returns to %s with Escape', async (_origin, from, link) => {
  const view = open(from, link);
  await follow(view, 'To the task', 'Task 1');
  await escape(view);
  await waitFor(() => expect(view.path()).toBe(from));
});

it('leads to the board in a tab of its own', async () => {
  const view = open(first);
  await task('Task 1');
  await view.user.click(screen.getByRole('button', { name: 'Back to the board' }));
  await waitFor(() => expect(view.path()).toBe(BOARD));
});

it.each([
  ['a redirect after signing in', '/login', first],
  ['a stored link', SCREENS.task(project._id, one._id), first],
])('leads to the board after %s', async (_way, route, link) => {
  const view = open(route, link);
  await task('Task 1');
  await escape(view);
  await waitFor(() => expect(view.path()).toBe(BOARD));
});

describe('a chain of related tasks', () => {
  const chain = async () => {
    const view = open(SCREENS.work, SCREENS.task(project._id, one._id));
    await follow(view, 'To the task', 'Task 1');
    await followRelation(view, 'Task 2');
    await followRelation(view, 'Task 3');
    return view;
  };

  it('is closed one task at a time', async () => {
    const view = await chain();
    expect(view.path()).toBe(third);
    for (const path of [second, first, SCREENS.work]) {
      await escape(view);
      await waitFor(() => expect(view.path()).toBe(path));
    }
  });

  it('is left by the browser’s Back in the same steps', async () => {
    const view = await chain();
    for (const path of [second, first, SCREENS.work]) {
      await view.user.click(screen.getByRole('button', { name: 'Browser’s Back' }));
      await waitFor(() => expect(view.path()).toBe(path));
    }
  });
});

it('returns to where the first was opened after steps to the next task', async () => {
  const view = open(SCREENS.work);
  await follow(view, 'To the task', 'Task 1');
  await view.user.click(screen.getByRole('button', { name: 'Next task' }));
  await task('Task 2');
  await view.user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(view.path()).toBe(SCREENS.work));
});

it.each([
  ['a focused', (card: HTMLElement) => act(() => card.focus())],
  [
    'a hovered',
    async (card: HTMLElement, { user }: View) => {
      act(() => (document.activeElement as HTMLElement).blur());
      await user.hover(card);
    },
  ],
])('returns there after %s card of the board beside it was opened with Enter', async (_which, reach) => {
  const view = open(SCREENS.work, SCREENS.task(project._id, one._id));
  await follow(view, 'To the task', 'Task 1');
  await reach(screen.getByRole('link', { name: 'Task 3' }), view);
  await view.user.keyboard('{Enter}');
  await task('Task 3');
  await escape(view);
  await waitFor(() => expect(view.path()).toBe(SCREENS.work));
});

it('returns there once the task is deleted', async () => {
  const view = open(SCREENS.work, first, answers().on('DELETE', API.task(project._id, one._id), undefined));
  await follow(view, 'To the task', 'Task 1');
  await view.user.click(screen.getByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Delete task' }));
  await view.user.click(await screen.findByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(view.path()).toBe(SCREENS.work));
});

it('shows the board from a task that fills the page', async () => {
  const view = open(SCREENS.work);
  await follow(view, 'To the task', 'Task 1');
  await view.user.click(screen.getByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Show the board' }));
  await waitFor(() => expect(view.path()).toBe(BOARD));
});

it('leads from the form back to the task that it was opened from', async () => {
  const view = open(SCREENS.work);
  await follow(view, 'To the task', 'Task 1');
  await view.user.click(screen.getByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit in a form' }));
  await view.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(view.path()).toBe(first));
});
