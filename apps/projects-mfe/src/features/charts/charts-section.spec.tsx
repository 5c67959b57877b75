import { aCard, anAssignee, aUser, renderApp } from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import { AIKO, JONAS, MAYA } from '../../test/people';
import { ChartsSection } from './charts-section';

const tasks = [
  aCard({ status: 'todo', priority: 'high', assignees: [anAssignee(JONAS)] }),
  aCard({ status: 'done', priority: 'low', assignees: [anAssignee(JONAS), anAssignee(AIKO)] }),
  aCard({ status: 'done', priority: 'low' }),
];

/** Choices belong to a person. */
const me = aUser();
const open = (given = tasks) =>
  renderApp(<ChartsSection tasks={given} people={[MAYA, AIKO, JONAS]} />, { user: me });
const rows = async (title: string) => {
  const table = await screen.findByRole('table', { name: title });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it('shows the status of the tasks and the completion of the project', async () => {
  open();
  expect(await rows('Task Status')).toEqual([
    ['To Do', '1', '33%'],
    ['In Progress', '0', '0%'],
    ['Done', '2', '67%'],
  ]);
  const chart = within(screen.getByRole('region', { name: 'Task Status' }));
  expect(chart.getByText('Project Completion').previousSibling).toHaveTextContent('67%');
});

it('shows no completion on a phone before the tasks are loaded', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
    );
  renderApp(<ChartsSection tasks={undefined} people={[]} />);
  expect(screen.getByRole('button', { name: 'Overview' })).toBeVisible();
});

it('shows 0% without tasks', async () => {
  open([]);
  const label = await screen.findByText('Project Completion');
  expect(label.previousSibling).toHaveTextContent('0%');
});

it('shows the priorities, the highest first', async () => {
  open();
  expect(await rows('Task Priority')).toEqual([
    ['High', '1', '33%'],
    ['Medium', '0', '0%'],
    ['Low', '2', '67%'],
  ]);
});

it('shows the number of assigned tasks of each member', async () => {
  open();
  expect(await rows('Member Workload')).toEqual([
    ['Jonas Weber', '2'],
    ['Aiko Tanaka', '1'],
    ['Maya Lindqvist', '0'],
  ]);
  screen.getByRole('columnheader', { name: 'Assigned Tasks' });
});

it('reserves the space of the charts before the tasks are loaded', () => {
  renderApp(<ChartsSection tasks={undefined} people={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading charts...');
});

describe('hiding', () => {
  it('is remembered', async () => {
    const first = open();
    await screen.findByRole('table', { name: 'Task Status' });
    await first.user.click(screen.getByRole('button', { name: 'Hide charts' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    first.unmount();
    open();
    expect(screen.getByRole('button', { name: 'Show charts' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('can be undone', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Hide charts' }));
    await user.click(screen.getByRole('button', { name: 'Show charts' }));
    await screen.findByRole('table', { name: 'Task Status' });
  });
});
