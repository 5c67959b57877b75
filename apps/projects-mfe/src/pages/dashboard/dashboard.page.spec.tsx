import { API, addDays, localDay, type Project } from '@taskloom/contracts';
import { FakeApi, aProject, held, refuse, renderApp, type ApiCall } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { AIKO, JONAS, MAYA, PRIYA } from '../../test/people';
import { uploadQueue } from '../../uploads/upload-queue';
import DashboardPage from './dashboard.page';

const yesterday = addDays(localDay(), -1);
const billing = aProject({
  title: 'Billing migration',
  owner: MAYA,
  members: [JONAS, PRIYA, AIKO],
  deadline: '2098-12-04',
  taskCounts: { todo: 4, inprogress: 3, done: 5 },
});
const office = aProject({
  title: 'Office move',
  description: '',
  status: 'cancelled',
  owner: JONAS,
  deadline: yesterday,
});
const design = aProject({
  title: 'Design system',
  description: 'One set of TOKENS',
  status: 'completed',
  owner: JONAS,
  members: [MAYA],
  deadline: yesterday,
});

const open = (answer: unknown = [billing, office, design], route = '/') =>
  renderApp(<DashboardPage />, {
    user: MAYA,
    route,
    api: new FakeApi().on('GET', API.projects, answer),
  });

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const article = heading.closest('article');
  if (!article) throw new Error(`${title} is in no card`);
  return within(article);
};

const cards = () => screen.queryAllByRole('article').map((it) => within(it).getByRole('heading').textContent);

describe('the header', () => {
  it('greets by name', () => {
    open();
    screen.getByRole('heading', { level: 1, name: 'Dashboard' });
    screen.getByText('Welcome back, Maya Lindqvist');
  });

  it('greets without a name when there is none', () => {
    renderApp(<DashboardPage />, { user: { ...MAYA, name: '' } });
    screen.getByText('Welcome back');
  });

  it('does not welcome someone back who has registered today', () => {
    const time = Date.now().toString(16).padStart(12, '0');
    const _id = `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
    renderApp(<DashboardPage />, { user: { ...MAYA, _id, name: 'Nora' } });
    screen.getByText('Welcome, Nora');
  });
});

describe('the tiles', () => {
  it.each([
    ['Active Projects', '1'],
    ['Completed', '1'],
    ['Team Members', '4'],
  ])('count %s', async (label, value) => {
    open();
    const tile = await screen.findByText(label, { selector: 'dt' });
    expect(within(tile.parentElement as HTMLElement).getByText(value)).toBeVisible();
  });
});

describe('the tiles after a failure', () => {
  it('show that the figures are unknown, instead of loading forever', async () => {
    open(refuse('FORBIDDEN', 'Not today.'));
    await screen.findByText('Failed to fetch projects');
    const figures = within(await screen.findByRole('group', { name: 'Figures' }));
    expect(figures.getAllByText('–')).toHaveLength(3);
  });
});

describe('loading', () => {
  it('shows the loading text', async () => {
    const later = held<Project[]>();
    open(later.answer);
    await screen.findByText('Loading projects...');
    later.resolve([billing]);
    await card('Billing migration');
    expect(screen.queryByText('Loading projects...')).not.toBeInTheDocument();
  });

  it('shows the message of a failure in a box and a toast, and retries', async () => {
    const { api, user } = open(refuse('FORBIDDEN', 'Not today.'));
    const box = within(
      (await screen.findByText('Failed to fetch projects')).closest('[role=alert]') as HTMLElement,
    );
    box.getByText('Not today.');
    await screen.findByText('Error');
    api.on('GET', API.projects, [billing]);
    await user.click(box.getByRole('button', { name: 'Retry' }));
    await card('Billing migration');
  });

  it('sends files of an earlier visit once the projects are there', async () => {
    const attach = jest.spyOn(uploadQueue, 'attach');
    const later = held<Project[]>();
    open(later.answer);
    await screen.findByText('Loading projects...');
    expect(attach).not.toHaveBeenCalled();
    later.resolve([billing]);
    await waitFor(() => expect(attach).toHaveBeenCalled());
  });

  it('loads the projects once', async () => {
    const { api } = open();
    await card('Billing migration');
    expect(api.sent('GET', API.projects)).toHaveLength(1);
  });
});

describe('nothing to show', () => {
  it('offers to create the first project', async () => {
    const { user } = open([]);
    await screen.findByRole('heading', { name: 'No projects found' });
    screen.getByText('Create your first project to get started.');
    expect(screen.queryByRole('region', { name: 'Today' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create Project' }));
    await screen.findByRole('dialog', { name: 'Create New Project' });
  });

  it('shows a hint for the query while searching, and clears it', async () => {
    const { user } = open();
    await card('Billing migration');
    screen.getByRole('region', { name: 'Today' });
    await user.type(screen.getByRole('searchbox', { name: 'Search projects...' }), 'nowhere');
    screen.getByRole('heading', { name: 'No projects found' });
    screen.getByText('Try adjusting your search query.');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(cards()).toHaveLength(3);
  });
});

describe('search and filter', () => {
  it.each([
    ['BILL', ['Billing migration']],
    ['tokens', ['Design system']],
    ['o', ['Billing migration', 'Office move', 'Design system']],
  ])('finds %p in title or description, in any case', async (text, titles) => {
    const { user } = open();
    await card('Billing migration');
    await user.type(screen.getByRole('searchbox'), text);
    expect(cards()).toEqual(titles);
  });

  it('keeps both in the address, also while a dialog opens and closes', async () => {
    const { user, path } = open([billing, office, design], '/?q=design&status=completed');
    await card('Design system');
    expect(cards()).toEqual(['Design system']);
    await user.click(screen.getByRole('button', { name: 'New Project' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(path()).toBe('/?q=design&status=completed'));
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(path()).toBe('/?status=completed'));
  });

  it('filters by status and counts the matches', async () => {
    const { user } = open();
    await card('Billing migration');
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Completed' }));
    expect(cards()).toEqual(['Design system']);
    expect(screen.getByText('1 project')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Completed' }));
    expect(cards()).toHaveLength(3);
  });
});

describe('a card', () => {
  it('shows the project', async () => {
    open();
    const it = await card('Billing migration');
    it.getByText('Move subscriptions and invoices to the new billing provider.');
    it.getByText('Active');
    it.getByText('Due Dec 4, 2098');
    it.getByText('5 of 12 tasks done');
    it.getByText('4 members');
    it.getByText('+1');
    it.getByText(/^Updated .* ago$/);
  });

  it('has a text for a missing description', async () => {
    open();
    (await card('Office move')).getByText('No description provided.');
  });

  it('marks a passed deadline, but not of a completed project', async () => {
    open();
    expect((await card('Office move')).getByText('Overdue')).toBeInTheDocument();
    expect((await card('Design system')).queryByText('Overdue')).not.toBeInTheDocument();
  });

  it('opens the project', async () => {
    const { user, path } = open();
    await user.click((await card('Billing migration')).getByRole('link', { name: /View Project/ }));
    await waitFor(() => expect(path()).toBe(`/projects/${billing._id}`));
  });

  it('lets its owner edit and delete', async () => {
    const { user } = open();
    await user.click((await card('Billing migration')).getByRole('button', { name: /Actions/ }));
    await screen.findByRole('menuitem', { name: 'Edit project' });
    screen.getByRole('menuitem', { name: 'Delete project' });
    expect(screen.queryByRole('menuitem', { name: 'Update status' })).not.toBeInTheDocument();
  });

  it('lets others update only the status', async () => {
    const { user } = open();
    await user.click((await card('Design system')).getByRole('button', { name: /Actions/ }));
    await screen.findByRole('menuitem', { name: 'Update status' });
    expect(screen.queryByRole('menuitem', { name: 'Edit project' })).not.toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Delete project' })).not.toBeInTheDocument();
  });
});

describe('a new project', () => {
  it('has an address for its dialog, and Cancel returns', async () => {
    const { user, path } = open();
    await user.click(screen.getByRole('button', { name: 'New Project' }));
    await screen.findByRole('dialog', { name: 'Create New Project' });
    await waitFor(() => expect(path()).toBe('/?new=project'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('opens from its address', async () => {
    open([billing], '/?new=project');
    await screen.findByRole('dialog', { name: 'Create New Project' });
  });
});

describe('archived projects', () => {
  const old = aProject({
    title: 'Paper ledger',
    owner: MAYA,
    archive: { at: '2026-11-20T08:00:00.000Z', by: null },
  });
  const answer = ({ query }: ApiCall) => (query.get('archived') === 'true' ? [old] : [billing]);

  it('are listed on request, while the tiles count the others', async () => {
    const { user, path } = open(answer);
    await card('Billing migration');
    const button = screen.getByRole('button', { name: 'Archived' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    await card('Paper ledger');
    expect(cards()).toEqual(['Paper ledger']);
    expect(path()).toBe('/?archived=true');
    const tile = screen.getByText('Active Projects', { selector: 'dt' });
    expect(within(tile.parentElement as HTMLElement).getByText('1')).toBeVisible();
    await user.click(button);
    await card('Billing migration');
  });

  it('have their own text when there are none', async () => {
    open(({ query }: ApiCall) => (query.get('archived') === 'true' ? [] : [billing]), '/?archived=true');
    await screen.findByText('No archived projects');
  });
});
