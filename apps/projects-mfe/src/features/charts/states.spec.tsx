import { aCard, aUser, anAssignee, renderApp } from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import { titles } from '../../test/full';
import { ChartsSection } from './charts-section';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it('shows an error under its heading, and Retry renders the charts again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const person = Object.defineProperty(aUser(), 'name', {
    get: () => {
      if (broken) throw new Error('Nothing can be drawn.');
      return 'Maya Lindqvist';
    },
  });
  const { user } = renderApp(
    <ChartsSection board="board" tasks={[aCard({})]} people={[person]} shown onShow={() => {}} />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The charts could not be loaded');
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Task Status' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('renders 1,000 tasks of 60 people with extreme names', async () => {
  const people = titles(60).map((name, at) => aUser({ _id: `person-${at}`, name }));
  const tasks = Array.from({ length: 1_000 }, (_, at) =>
    aCard({ assignees: people.slice(at % 60, (at % 60) + 1).map((person) => anAssignee(person)) }),
  );
  renderApp(<ChartsSection board="board" tasks={tasks} people={people} shown onShow={() => {}} />);
  const workload = within(await screen.findByRole('table', { name: 'Member Workload' }));
  expect(workload.getAllByRole('row')).toHaveLength(61);
  const [hard = ''] = titles(3);
  expect(workload.getByText(hard)).toBeInTheDocument();
});
