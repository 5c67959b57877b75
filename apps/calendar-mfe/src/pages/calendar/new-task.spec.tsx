import { screen, waitFor, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { aProject, aTask, aUser, FakeApi, fixToday, renderApp } from '@taskloom/client/test-kit';
import CalendarPage from './calendar.page';

fixToday('2026-11-20');

const maya = aUser({ _id: 'maya', name: 'Maya Lindqvist' });
const jonas = aUser({ _id: 'jonas', name: 'Jonas Weber' });
const apollo = aProject({ _id: 'apollo', title: 'Apollo', deadline: null, owner: maya, members: [jonas] });
const TASKS = API.tasks('apollo');

/** The field for a task on November 25. */
const open = async (address = '/calendar?day=2026-11-25') => {
  const api = new FakeApi()
    .on('GET', API.projects, [apollo])
    .on('GET', API.labels('apollo'), [{ _id: 'f', name: 'finance', color: 'green' }])
    .on('GET', API.calendar, { tasks: [], undated: [], more: false, moreUndated: false })
    .on('POST', TASKS, ({ body }: { body: object }) => aTask({ ...body, project: 'apollo', assignees: [] }));
  const { user } = renderApp(<CalendarPage />, { route: address, api, user: maya });
  const panel = await screen.findByRole('region', { name: /^Deadlines for/ });
  await user.click(await within(panel).findByRole('button', { name: /^New task on/ }));
  return { user, sent: () => api.sent('POST', TASKS).map(({ body }) => body) };
};

it('is read as it is typed, and stays on the selected day without another one', async () => {
  const { user, sent } = await open();
  await user.keyboard('Order the anchor @jonas !hi #finance');
  const chips = await screen.findByRole('group', { name: 'Recognised' });
  await waitFor(() => expect(chips).toHaveTextContent('Jonas WeberHighfinance'));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        title: 'Order the anchor',
        deadline: '2026-11-25',
        priority: 'high',
        labels: ['f'],
        assignees: [{ user: 'maya', role: 'primary' }, { user: 'jonas' }],
      },
    ]),
  );
});

it('is due on the day that its text names', async () => {
  const { user, sent } = await open('/calendar?day=2026-11-25&tasks=all');
  await user.keyboard('Order the anchor nächsten Dienstag');
  expect(await screen.findByRole('group', { name: 'Recognised' })).toHaveTextContent('Nov 24, 2026');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent()).toEqual([{ title: 'Order the anchor', deadline: '2026-11-24', assignees: [] }]),
  );
});

it('keeps a removed chip in its title', async () => {
  const { user, sent } = await open();
  await user.keyboard('Order the anchor tuesday');
  await user.click(await screen.findByRole('button', { name: 'Keep tuesday in the title' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent()).toMatchObject([{ title: 'Order the anchor tuesday', deadline: '2026-11-25' }]),
  );
});
