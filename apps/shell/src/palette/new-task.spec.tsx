import { screen, waitFor } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { aProject, aTask, aUser, fixToday } from '@taskloom/client/test-kit';
import { insideApi, renderInside } from '../test/render-inside';
import { entries } from '../test/sample-remotes';
import Palette from './palette';

fixToday('2026-11-20');

const maya = aUser({ _id: 'maya', name: 'Maya Lindqvist' });
const jonas = aUser({ _id: 'jonas', name: 'Jonas Weber' });
const billing = aProject({ _id: 'p1', title: 'Billing migration', owner: maya, members: [jonas] });
const office = aProject({ _id: 'p2', title: 'Office move', owner: maya });
const nothing = () => undefined;

const open = async ({ creating = true } = {}) => {
  const api = insideApi().on('GET', API.projects, [billing, office]);
  for (const id of ['p1', 'p2'])
    api
      .on('GET', API.labels(id), id === 'p1' ? [{ _id: 'f', name: 'finance', color: 'green' }] : [])
      .on('POST', API.tasks(id), ({ body }: { body: object }) => aTask({ ...body, assignees: [] }));
  const palette = <Palette open creating={creating} entries={entries} onClose={nothing} onHelp={nothing} />;
  const { user } = renderInside(palette, { api, route: '/projects/p1', user: maya });
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  const sent = (id: string) => api.sent('POST', API.tasks(id)).map(({ body }) => body);
  return { user, sent };
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const recognised = () => screen.findByRole('group', { name: 'Recognised' });

it('is read for the selected project', async () => {
  const { user, sent } = await open();
  await user.keyboard('Call the bank @jonas !high #finance fri');
  await waitFor(async () =>
    expect(await recognised()).toHaveTextContent('Jonas WeberHighfinanceNov 27, 2026'),
  );
  expect(options()).toEqual([
    'Create task “Call the bank”Billing migration↵',
    'Create task “Call the bank @jonas #finance”Office move',
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent('p1')).toEqual([
      {
        title: 'Call the bank',
        assignees: [{ user: 'jonas' }],
        priority: 'high',
        labels: ['f'],
        deadline: '2026-11-27',
      },
    ]),
  );
});

it('shows what is recognised in another project when that is selected', async () => {
  const { user, sent } = await open();
  await user.keyboard('Call @jonas !high');
  await recognised();
  await user.keyboard('{ArrowDown}');
  expect(await recognised()).toHaveTextContent(/^High$/);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent('p2')).toEqual([{ title: 'Call @jonas', priority: 'high', deadline: null }]),
  );
});

it('takes the first # that fits a project for the project, and the others for labels', async () => {
  const { user, sent } = await open();
  await user.keyboard('Call #finance #bill');
  await waitFor(async () => expect(await recognised()).toHaveTextContent(/^finance$/));
  expect(options()).toEqual(['Create task “Call”Billing migration↵']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent('p1')).toEqual([{ title: 'Call', labels: ['f'], deadline: null }]));
});

it('keeps a removed chip in its title', async () => {
  const { user } = await open();
  await user.keyboard('Call the bank next tuesday');
  await user.click(await screen.findByRole('button', { name: 'Keep next tuesday in the title' }));
  expect(options()[0]).toBe('Create task “Call the bank next tuesday”Billing migration↵');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('shows what is recognised in its line among what is found, and in chips when it is selected', async () => {
  const { user } = await open({ creating: false });
  await user.keyboard('Call the bank fri');
  await waitFor(() =>
    expect(options().at(-1)).toBe('Create task “Call the bank”Billing migration · Nov 27, 2026'),
  );
  expect(screen.queryByRole('group', { name: 'Recognised' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(await recognised()).toHaveTextContent('Nov 27, 2026');
});
