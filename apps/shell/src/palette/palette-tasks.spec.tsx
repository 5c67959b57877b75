import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { API, SCREENS, type TaskHit } from '@taskloom/contracts';
import { aCard, aProject, aTask, aUser, held, refuse } from '@taskloom/client/test-kit';
import { insideApi, renderInside } from '../test/render-inside';
import { entries } from '../test/sample-remotes';
import { UndoneToasts } from '../undone/undone-toasts';
import Palette from './palette';
import { readProject } from './use-create-items';

const projects = [
  aProject({ _id: 'p1', title: 'Billing migration' }),
  aProject({ _id: 'p2', title: 'Office move' }),
];
const hit: TaskHit = {
  ...aCard({ _id: 't1', title: 'Rotate webhook secrets' }),
  project: { _id: 'p1', title: 'Billing migration' },
};

function Stage({ creating }: { creating: boolean }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Palette open={open} creating={creating} entries={entries} onClose={close} onHelp={close} />
      <UndoneToasts />
    </>
  );
}

async function open({
  creating = false,
  route = '/team',
  api = insideApi(),
  list = projects as unknown,
} = {}) {
  api.on('GET', API.projects, list);
  const view = renderInside(<Stage creating={creating} />, { api, route, user: aUser({ _id: 'u1' }) });
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return { ...view, api, field };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('Tasks in the palette', () => {
  it('are found by the server, also with a typing mistake, and open on their project’s page', async () => {
    const api = insideApi().on('GET', API.search, { projects: [], tasks: [hit] });
    const { user, field, path } = await open({ api });
    await user.type(field, 'webhok');
    const found = await screen.findByRole('option', { name: /^Rotate webhook secrets/ });
    expect(found).toHaveTextContent('Billing migration');
    expect(api.sent('GET', API.search)[0]?.query.get('q')).toBe('webhok');
    await user.click(found);
    expect(path()).toBe(SCREENS.task('p1', 't1'));
  });

  it('appear below the shown entries, and don’t move the selection', async () => {
    const later = held<object>();
    const { user, field } = await open({ api: insideApi().on('GET', API.search, later.answer) });
    await user.type(field, 'bill');
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Billing'));
    later.resolve({ projects: [], tasks: [hit] });
    await screen.findByRole('option', { name: /^Rotate webhook secrets/ });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Billing migration');
  });

  it('are left out when the search fails; the rest is available', async () => {
    const api = insideApi().on('GET', API.search, refuse('FORBIDDEN', 'No.'));
    const { user, field } = await open({ api });
    await user.type(field, 'cal');
    await waitFor(() => expect(api.sent('GET', API.search)).not.toHaveLength(0));
    expect(screen.getByRole('option', { name: /^Calendar/ })).toBeVisible();
  });
});

describe('The actions of a task that was found', () => {
  const TASK = API.task('p1', 't1');
  const find = async () => {
    const [ada, bo] = [aUser({ _id: 'u1', name: 'Ada' }), aUser({ _id: 'u2', name: 'Bo' })];
    const api = insideApi()
      .on('GET', API.search, { projects: [], tasks: [hit] })
      .on('GET', API.project('p1'), aProject({ _id: 'p1', owner: ada, members: [bo] }))
      .on('GET', API.labels('p1'), [{ _id: 'tax', name: 'tax', color: 'sky' }])
      .on('GET', TASK, aTask({ _id: 't1', project: 'p1', priority: 'high' }))
      .on('PATCH', TASK, aTask({ _id: 't1', project: 'p1', priority: 'high' }));
    const view = await open({ api });
    await view.user.type(view.field, 'webhook');
    await screen.findByRole('option', { name: /^Rotate webhook secrets/ });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Rotate webhook secrets');
    return view;
  };
  const field = () => screen.findByRole('combobox', { name: 'Actions for “Rotate webhook secrets”' });

  it.each(['{Tab}', '{Control>}k{/Control}'])(
    'open with %s: people, labels, fields and days',
    async (keys) => {
      const { user } = await find();
      expect(screen.getByText('for actions')).toBeVisible();
      await user.keyboard(keys);
      expect(await field()).toHaveFocus();
      await screen.findByRole('option', { name: 'Assign to Bo' });
      await screen.findByRole('option', { name: 'Add label tax' });
      for (const name of ['Open', 'Copy link', 'Set status to Done', 'Set priority to High'])
        expect(screen.getByRole('option', { name })).toBeVisible();
      expect(screen.queryByRole('option', { name: 'Set priority to Medium' })).not.toBeInTheDocument();
    },
  );

  it('change it without opening it, and can be undone', async () => {
    const { user, api, path } = await find();
    await user.keyboard('{Tab}');
    await user.type(await field(), 'prio high{Enter}');
    await waitFor(() => expect(api.changes(TASK)).toEqual([{ priority: 'high' }]));
    expect(path()).toBe('/team');
    await screen.findByText('Priority of “Rotate webhook secrets” changed');
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(api.changes(TASK)[1]).toEqual({ priority: 'medium' }));
  });

  it('understand a day, and assign people', async () => {
    const { user, api } = await find();
    await user.keyboard('{Tab}');
    await user.type(await field(), 'bo');
    await user.click(await screen.findByRole('option', { name: 'Assign to Bo' }));
    await waitFor(() =>
      expect(api.changes(TASK)[0]).toEqual({ assignees: [{ user: 'u2', role: 'secondary' }] }),
    );
  });

  it.each(['{Escape}', '{Backspace}', '{Shift>}{Tab}{/Shift}'])(
    'lead back to the results with %s',
    async (keys) => {
      const { user } = await find();
      await user.keyboard('{Tab}');
      await field();
      await user.keyboard(keys);
      expect(await screen.findByRole('combobox', { name: 'Search or jump to...' })).toHaveValue('webhook');
      expect(await screen.findByRole('option', { name: /^Rotate webhook secrets/ })).toBeVisible();
    },
  );

  it('say what another person has changed since, instead of undoing it', async () => {
    const { user, api } = await find();
    await user.keyboard('{Tab}');
    await user.type(await field(), 'done{Enter}');
    await screen.findByText('Status of “Rotate webhook secrets” changed');
    const current = aTask({ _id: 't', project: 'p', version: 9 });
    api.on('PATCH', TASK, refuse('STALE_VERSION', 'Changed.', { current, fields: ['status'], by: {} }));
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await screen.findByText('Status of “Rotate webhook secrets” has been changed since.');
    expect(api.sent('PATCH', TASK)).toHaveLength(2);
  });

  it('are not offered for anything else', async () => {
    const { user } = await open();
    expect(screen.queryByText('for actions')).not.toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('A new task', () => {
  const created = (projectId: string) => aTask({ _id: 'new', project: projectId, title: 'Call the bank' });

  it('is the last entry, and Ctrl Enter creates it from anywhere in the list', async () => {
    const api = insideApi().on('POST', API.tasks('p2'), created('p2'));
    const { user, field } = await open({ api, route: '/projects/p2' });
    await user.type(field, 'Call the bank');
    expect(options().at(-1)).toBe('Create task “Call the bank”Office move');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(api.sent('POST', API.tasks('p2'))[0]?.body).toEqual({ title: 'Call the bank', deadline: null }),
    );
    expect(await screen.findByText('“Call the bank” in Office move')).toBeInTheDocument();
  });

  it('offers all projects when the palette was opened to create a task', async () => {
    const api = insideApi().on('POST', API.tasks('p2'), created('p2'));
    const { user } = await open({ api, creating: true, route: '/projects/p1' });
    expect(screen.getByRole('dialog', { name: 'Title of the new task' })).toBeVisible();
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    await user.keyboard('Call the bank');
    expect(options()).toEqual([
      'Create task “Call the bank”Billing migration↵',
      'Create task “Call the bank”Office move',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(api.sent('POST', API.tasks('p2'))).toHaveLength(1));
  });

  it('is created once the projects arrive when Enter was pressed before', async () => {
    const later = held<typeof projects>();
    const api = insideApi().on('POST', API.tasks('p1'), created('p1'));
    const { user } = await open({ api, creating: true, list: later.answer, route: '/projects/p1' });
    await user.keyboard('Call the bank{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    later.resolve(projects);
    await waitFor(() =>
      expect(api.sent('POST', API.tasks('p1'))[0]?.body).toEqual({ title: 'Call the bank', deadline: null }),
    );
  });

  it('is not created when its title changes after Enter, before the projects arrive', async () => {
    const later = held<typeof projects>();
    const api = insideApi().on('POST', API.tasks('p1'), created('p1'));
    const { user } = await open({ api, creating: true, list: later.answer, route: '/projects/p1' });
    await user.keyboard('Call the bank{Enter} again');
    later.resolve(projects);
    expect(await screen.findAllByRole('option', { name: /^Create task “Call the bank again”/ })).toHaveLength(
      2,
    );
    expect(api.sent('POST', API.tasks('p1'))).toHaveLength(0);
  });

  it.each([true, false])(
    'asks for the project when none was used (opened to create: %s)',
    async (creating) => {
      const api = insideApi().on('POST', API.tasks('p2'), created('p2'));
      const { user } = await open({ api, creating });
      await user.keyboard('Call the bank{Control>}{Enter}{/Control}');
      expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
      await user.click(screen.getByRole('option', { name: /Office move$/ }));
      await waitFor(() => expect(api.sent('POST', API.tasks('p2'))).toHaveLength(1));
      expect(JSON.parse(localStorage.getItem('taskloom:recent-projects:@u1:list') ?? '[]')).toEqual([
        { _id: 'p2', title: 'Office move' },
      ]);
    },
  );

  it('shows why the server refuses it', async () => {
    const api = insideApi().on('POST', API.tasks('p1'), refuse('FORBIDDEN', 'Archived.'));
    await open({ api, creating: true, route: '/projects/p1' }).then(({ user }) =>
      user.keyboard('Call the bank{Enter}'),
    );
    expect(await screen.findByText('Archived.')).toBeInTheDocument();
  });
});

describe('readProject', () => {
  it.each([
    ['Call #off the bank', 'Call the bank', ['Office move']],
    ['Call #urgent #off #move', 'Call #urgent #move', ['Office move']],
    ['Call #move', 'Call', ['Office move']],
    ['Call', 'Call', ['Billing migration', 'Office move']],
    ['Fix issue #12', 'Fix issue #12', ['Billing migration', 'Office move']],
    ['#off', '', ['Office move']],
  ])('reads “%s”', (text, rest, among) => {
    const read = readProject(text, projects);
    expect({ ...read, among: read.among.map((project) => project.title) }).toEqual({ rest, among });
  });
});
