import { API, LIMITS, SCREENS, type ArchivedTask } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { aProject, aTask, anAssignee, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { screen, waitFor, within } from '@testing-library/react';
import { JONAS, MAYA } from '../../test/people';
import ArchivePage from './archive.page';

const project = aProject({ title: 'Billing migration', owner: MAYA, members: [JONAS] });
const LIST = API.projectArchive(project._id);
const by = { _id: JONAS._id, name: JONAS.name, avatar: JONAS.avatar };

const archived = (title: string, archiver: ArchivedTask['archive']['by'] = by): ArchivedTask => ({
  ...toCard(
    aTask({ project: project._id, title, status: 'done', assignees: [anAssignee(JONAS, 'primary')] }),
  ),
  archive: { at: '2026-11-20T08:00:00.000Z', by: archiver },
});

const open = (tasks: ArchivedTask[], user = MAYA) => {
  const api = new FakeApi().on('GET', API.project(project._id), project).on('GET', LIST, () => tasks);
  const screens = (
    <Routes>
      <Route path="/projects/:id/archive" element={<ArchivePage />} />
    </Routes>
  );
  return renderApp(screens, { user, api, route: SCREENS.archive(project._id) });
};
const row = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement);

it('lists archived tasks with who archived them, and links to them', async () => {
  const [first, second] = [archived('Settle the invoice'), archived('Close the ledger', null)];
  open([first, second]);
  await screen.findByRole('heading', { name: 'Archive of Billing migration' });
  const one = await row('Settle the invoice');
  one.getByText(new RegExp(`Archived by ${JONAS.name}`));
  expect(one.getByRole('link')).toHaveAttribute('href', SCREENS.taskPanel(project._id, first._id));
  (await row('Close the ledger')).getByText(/Archived automatically/);
});

it('restores a task', async () => {
  const task = archived('Settle the invoice');
  const { api, user } = open([task]);
  const path = API.taskArchive(project._id, task._id);
  api.on('DELETE', path, { ok: true, missing: ['Ben Okafor'] });
  await user.click(await screen.findByRole('button', { name: 'Restore Settle the invoice' }));
  await screen.findByText('Restored without Ben Okafor, no longer a member of the project.');
  await waitFor(() => expect(api.sent('GET', LIST).length).toBeGreaterThan(1));
});

it('shows the next page on request', async () => {
  const full = Array.from({ length: LIMITS.archivePage }, (_, at) => archived(`Task ${at}`));
  const { api, user } = open(full);
  const older = await screen.findByRole('button', { name: 'Show older' });
  api.on('GET', LIST, [archived('The oldest')]);
  await user.click(older);
  await screen.findByText('The oldest');
});

it('has a text when it is empty, and one for a failure', async () => {
  const { api, unmount } = open([]);
  await screen.findByText('The archive is empty');
  unmount();
  api.on('GET', LIST, refuse('UNAVAILABLE', 'Not now.'));
  renderApp(
    <Routes>
      <Route path="/projects/:id/archive" element={<ArchivePage />} />
    </Routes>,
    { user: MAYA, api, route: SCREENS.archive(project._id) },
  );
  await screen.findByText('Failed to load the archive');
});

it('lets the owner choose when done tasks are archived automatically', async () => {
  const { api, user } = open([]);
  api.on('PATCH', API.project(project._id), { ...project, archiveDoneAfter: 30, version: 2 });
  await user.click(await screen.findByRole('combobox', { name: 'Archive done tasks automatically' }));
  await user.click(await screen.findByText('After 30 days without a change'));
  await waitFor(() =>
    expect(api.sent('PATCH', API.project(project._id)).map(({ body }) => body)).toEqual([
      { archiveDoneAfter: 30 },
    ]),
  );
});

it('shows other members the automatic archive without a way to change it', async () => {
  open([], JONAS);
  await screen.findByText('Archive done tasks automatically: Never');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
