import { render, screen, waitFor, within } from '@testing-library/react';
import { API, type TaskHit } from '@taskloom/contracts';
import { useOfferedCommands } from '@taskloom/client';
import { aCard, FakeApi, fixToday, renderApp } from '@taskloom/client/test-kit';
import { TaskList } from './task-list';

fixToday('2026-11-20');

const task = (title: string, part: Partial<TaskHit> = {}): TaskHit => ({
  ...aCard({ _id: title, title, deadline: '2026-11-20' }),
  ...part,
  project: { _id: 'p', title: 'Billing migration' },
});
const TASKS = ['Alpha', 'Beta', 'Gamma'].map((title) => task(title));

const show = () => {
  const api = new FakeApi();
  for (const { _id, ...hit } of TASKS)
    api.on('PATCH', API.task('p', _id), { ...hit, _id, project: 'p', comments: [], attachments: [] });
  return renderApp(<TaskList tasks={TASKS} />, { api });
};
const link = (title: string) => screen.getByRole('link', { name: title });
const bar = () => within(screen.getByRole('toolbar', { name: 'Selected tasks' }));
const isSelected = (title: string) =>
  screen.getByRole('checkbox', { name: `Select “${title}”` }).getAttribute('aria-checked') === 'true';
const changed = (api: FakeApi) =>
  TASKS.flatMap(({ _id }) => api.changes(API.task('p', _id)).map((changes) => [_id, changes]));

it('X selects rows, and the bar changes all of them', async () => {
  const { api, user } = show();
  link('Alpha').focus();
  await user.keyboard('x{ArrowDown}{ArrowDown}x');
  expect(['Alpha', 'Beta', 'Gamma'].map(isSelected)).toEqual([true, false, true]);
  bar().getByText('2 selected');
  await user.click(bar().getByRole('button', { name: 'Priority' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'High' }));
  await waitFor(() =>
    expect(changed(api)).toEqual([
      ['Alpha', { priority: 'high' }],
      ['Gamma', { priority: 'high' }],
    ]),
  );
});

it('the keys of a selected row change all selected rows, those of another row only that one', async () => {
  const { api, user } = show();
  link('Alpha').focus();
  await user.keyboard('x{Shift>}{ArrowDown}{/Shift}');
  expect(['Alpha', 'Beta', 'Gamma'].map(isSelected)).toEqual([true, true, false]);
  await user.keyboard('p');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Low' }));
  await waitFor(() => expect(changed(api).map(([id]) => id)).toEqual(['Alpha', 'Beta']));
  link('Gamma').focus();
  await user.keyboard('p');
  await user.click(await screen.findByRole('menuitemradio', { name: 'High' }));
  await waitFor(() => expect(changed(api).map(([id]) => id)).toEqual(['Alpha', 'Beta', 'Gamma']));
});

it('finishing the selected rows clears the selection', async () => {
  const { api, user } = show();
  link('Alpha').focus();
  await user.keyboard('x{Shift>}{ArrowDown}{/Shift}');
  await user.click(bar().getByRole('button', { name: 'Status' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Done' }));
  await waitFor(() => expect(changed(api)).toHaveLength(2));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

it('finishing a task that an open one blocks shows a warning', async () => {
  const relations = [{ _id: 'r', kind: 'blockedBy' as const, task: 'Beta' }];
  const hits = [task('Alpha', { relations }), task('Beta')];
  const board = hits.map((hit) => ({ ...hit, project: 'p' }));
  const api = new FakeApi().on('GET', API.tasks('p'), board);
  for (const card of board)
    api.on('PATCH', API.task('p', card._id), {
      ...card,
      status: 'done',
      version: 9,
      comments: [],
      attachments: [],
    });
  const { user } = renderApp(<TaskList tasks={hits} />, { api });
  link('Alpha').focus();
  await user.keyboard('s');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Done' }));
  await screen.findByText('Done, but still blocked');
  screen.getByText('“Alpha” is blocked by “Beta”.');
});

it('Escape, the bar and a second press clear the selection', async () => {
  const { user } = show();
  link('Alpha').focus();
  await user.keyboard('x{Escape}');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await user.keyboard('xx');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select “Beta”' }));
  await user.click(bar().getByRole('button', { name: 'Clear selection' }));
  expect(isSelected('Beta')).toBe(false);
});

it('clicks with Shift select a range, and with Ctrl add a row', async () => {
  const { user } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Select “Alpha”' }));
  await user.keyboard('{Shift>}');
  await user.click(link('Beta'));
  await user.keyboard('{/Shift}{Control>}');
  await user.click(link('Gamma'));
  await user.click(link('Alpha'));
  await user.keyboard('{/Control}');
  expect(['Alpha', 'Beta', 'Gamma'].map(isSelected)).toEqual([false, true, true]);
});

/** In place of the palette of the shell. */
function Palette({ query, from }: { query: string; from: Element }) {
  return useOfferedCommands(query, from).map(({ id, title, about, run }) => (
    <button key={id} type="button" title={about} onClick={run}>
      {title}
    </button>
  ));
}

it('the palette changes the selected rows, or else the one with the focus, also to a day in words', async () => {
  const { api, user } = show();
  link('Gamma').focus();
  const { unmount } = render(<Palette query="due tomorrow" from={link('Gamma')} />);
  const due = await screen.findByRole('button', { name: 'Set deadline to Saturday, November 21' });
  expect(due).toHaveAttribute('title', '“Gamma”');
  await user.click(due);
  await waitFor(() => expect(changed(api)).toEqual([['Gamma', { deadline: '2026-11-21' }]]));
  unmount();
  link('Alpha').focus();
  await user.keyboard('x{Shift>}{ArrowDown}{/Shift}');
  render(<Palette query="" from={link('Gamma')} />);
  const low = await screen.findByRole('button', { name: 'Set priority to Low' });
  expect(low).toHaveAttribute('title', '2 selected tasks');
  await user.click(low);
  await waitFor(() => expect(changed(api).map(([id]) => id)).toEqual(['Alpha', 'Beta', 'Gamma']));
});
