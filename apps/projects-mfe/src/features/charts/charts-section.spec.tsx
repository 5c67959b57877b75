import { aCard, anAssignee, renderApp } from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { AIKO, JONAS, MAYA } from '../../test/people';
import { ChartsSection } from './charts-section';

const tasks = [
  aCard({ status: 'todo', priority: 'high', assignees: [anAssignee(JONAS)] }),
  aCard({ status: 'done', priority: 'low', assignees: [anAssignee(JONAS), anAssignee(AIKO)] }),
  aCard({ status: 'done', priority: 'low' }),
];

function Charts({ given, first }: { given: typeof tasks | undefined; first: boolean }) {
  const [shown, setShown] = useState(first);
  return (
    <ChartsSection board="board" tasks={given} people={[MAYA, AIKO, JONAS]} shown={shown} onShow={setShown} />
  );
}

const open = (given: typeof tasks | undefined = tasks, first = true) =>
  renderApp(<Charts given={given} first={first} />);
const rows = async (title: string) => {
  const table = await screen.findByRole('table', { name: title });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

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

it('shows 0% without tasks, in a line of figures instead of empty charts', () => {
  open([]);
  expect(screen.getByRole('region', { name: 'Overview' })).toHaveTextContent('0% 0 of 0 done');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
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
  renderApp(<ChartsSection board="board" tasks={undefined} people={[]} shown onShow={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading charts...');
});

describe('closed', () => {
  const late = aCard({ status: 'inprogress', deadline: '2020-01-02' });

  it('shows progress, counts and what is overdue in one line', () => {
    open([...tasks, late], false);
    const line = screen.getByRole('region', { name: 'Overview' });
    expect(line).toHaveTextContent('50% 2 of 4 done1 in progress1 overdue');
    expect(screen.getByRole('img', { name: '50% complete' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('counts nothing that is done as overdue', () => {
    open([{ ...late, status: 'done' }], false);
    expect(screen.getByRole('region', { name: 'Overview' })).not.toHaveTextContent('overdue');
  });

  it('opens and closes', async () => {
    const { user } = open(tasks, false);
    await user.click(screen.getByRole('button', { name: 'Show charts', expanded: false }));
    await screen.findByRole('table', { name: 'Task Status' });
    await user.click(screen.getByRole('button', { name: 'Hide charts', expanded: true }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
