import { API, type TrashEntry } from '@taskloom/contracts';
import { FakeApi, aProject, aUser, refuse, renderApp } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { JONAS, MAYA } from '../../test/people';
import TrashPage from './trash.page';

const project = aProject({ title: 'Billing migration', owner: MAYA, members: [JONAS] });
const DAY = 86_400_000;

const entry = (part: Partial<TrashEntry> & Pick<TrashEntry, '_id' | 'title'>, daysAgo = 0): TrashEntry => ({
  kind: 'task',
  project: { _id: project._id, title: project.title },
  task: null,
  details: { status: 'todo' },
  deletedBy: JONAS,
  deletedAt: new Date(Date.now() - daysAgo * DAY).toISOString(),
  purgedAt: new Date(Date.now() + (30 - daysAgo) * DAY).toISOString(),
  mayRestore: true,
  mayPurge: true,
  ...part,
});
const TASK = entry({ _id: 't', title: 'Call the bank', details: { status: 'todo', comments: 2, files: 1 } });
const FILE = entry(
  {
    _id: 'f',
    title: 'iban.png',
    kind: 'file',
    task: { _id: 'x', title: 'Rotate secrets' },
    details: { size: 208_896, type: 'image/png' },
    deletedBy: MAYA,
  },
  27,
);
const THEIRS = entry({ _id: 'c', title: 'Please wait', kind: 'comment', mayRestore: false, mayPurge: false });

const open = (entries: TrashEntry[], search = '') => {
  const api = new FakeApi()
    .on('GET', API.projects, [project])
    .on('GET', API.trash, () => entries)
    .on('GET', API.projectTrash(project._id), () => entries);
  return renderApp(<TrashPage />, { user: MAYA, api, route: `/trash${search}` });
};
const row = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement);

describe('the trash', () => {
  it('lists what was deleted, by whom, and for how long it is kept', async () => {
    open([TASK, FILE]);
    const task = await row('Call the bank');
    task.getByText('Task · 2 comments, 1 attachment');
    task.getByText('Billing migration');
    task.getByText(JONAS.name);
    task.getByText('30 days');
    const file = await row('iban.png');
    file.getByText('File in Rotate secrets · 204 KB');
    file.getByText('You');
    file.getByText('3 days');
  });

  it('restores one thing, and only if the person may', async () => {
    const { api, user } = open([TASK, THEIRS]);
    api.on('POST', API.trashRestore(project._id, TASK._id), { ok: true, missing: [] });
    const theirs = await row('“Please wait”');
    expect(theirs.queryByRole('button')).not.toBeInTheDocument();
    expect(theirs.getByRole('checkbox')).toBeDisabled();
    await user.click((await row('Call the bank')).getByRole('button', { name: 'Restore Call the bank' }));
    await screen.findByText('Restored');
    expect(api.sent('POST', API.trashRestore(project._id, TASK._id))).toHaveLength(1);
    await waitFor(() => expect(api.sent('GET', API.trash)).toHaveLength(2));
  });

  it('restores several, tasks before their files', async () => {
    const { api, user } = open([FILE, TASK]);
    for (const { _id } of [FILE, TASK])
      api.on('POST', API.trashRestore(project._id, _id), { ok: true, missing: [] });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    screen.getByText('2 selected');
    await user.click(screen.getByRole('button', { name: 'Restore 2' }));
    await waitFor(() =>
      expect(api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
        API.trashRestore(project._id, TASK._id),
        API.trashRestore(project._id, FILE._id),
      ]),
    );
  });

  it('shows why something cannot be restored', async () => {
    const { api, user } = open([TASK]);
    const message = 'The project "Billing migration" is in the trash. Please restore it first.';
    api.on('POST', API.trashRestore(project._id, TASK._id), refuse('PROJECT_IN_TRASH', message));
    await user.click((await row('Call the bank')).getByRole('button', { name: 'Restore Call the bank' }));
    await screen.findByText(message);
  });

  it('asks for confirmation before it deletes permanently', async () => {
    const { api, user } = open([TASK]);
    const path = API.trashEntry(project._id, TASK._id);
    api.on('DELETE', path, { ok: true });
    await user.click((await row('Call the bank')).getByRole('button', { name: 'Actions for Call the bank' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete for good' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.sent('DELETE', path)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(api.sent('DELETE', path)).toHaveLength(1));
  });

  it('shows kinds and matches', async () => {
    const { user } = open([TASK, FILE]);
    await user.click(await screen.findByText('Files 1'));
    expect(screen.queryByText('Call the bank')).not.toBeInTheDocument();
    await user.click(screen.getByText('All 2'));
    await user.type(screen.getByRole('searchbox', { name: 'Search the trash...' }), 'rotate');
    expect(screen.queryByText('Call the bank')).not.toBeInTheDocument();
    screen.getByText('iban.png');
    await user.type(screen.getByRole('searchbox', { name: 'Search the trash...' }), ' nothing');
    screen.getByText('Nothing in the trash matches');
  });

  it('is empty', async () => {
    open([]);
    await screen.findByText('The trash is empty');
  });

  it('shows an error, and retries', async () => {
    const { api, user } = open([]);
    api.on('GET', API.trash, refuse('UNAVAILABLE', 'Please try again later.'));
    await screen.findByText('Please try again later.');
    api.on('GET', API.trash, [TASK]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Call the bank');
  });
});

describe('the trash of a project', () => {
  it('can be emptied by its owner after a confirmation', async () => {
    const { api, user } = open([TASK], `?project=${project._id}`);
    const path = API.projectTrash(project._id);
    api.on('DELETE', path, { ok: true });
    await screen.findByRole('heading', { name: 'Trash of Billing migration' });
    await user.click(await screen.findByRole('button', { name: 'Empty trash' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Empty trash' }));
    await waitFor(() => expect(api.sent('DELETE', path)).toHaveLength(1));
  });

  it('cannot be emptied by a member', async () => {
    const api = new FakeApi()
      .on('GET', API.projects, [aProject({ ...project, owner: aUser(), members: [MAYA] })])
      .on('GET', API.projectTrash(project._id), [TASK]);
    renderApp(<TrashPage />, {
      user: MAYA,
      api,
      route: `/trash?project=${project._id}`,
    });
    await screen.findByText('Call the bank');
    expect(screen.queryByRole('button', { name: 'Empty trash' })).not.toBeInTheDocument();
  });
});
