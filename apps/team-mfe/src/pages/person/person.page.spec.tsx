import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays, API, localDay, type TaskHit, type TeamMember, type TeamPerson } from '@taskloom/contracts';
import { aCard, aTeamMember, held, refuse } from '@taskloom/client/test-kit';
import { teamApi as calls } from '@taskloom/contracts/rtk';
import { aiko, daniel, fernbank, maya, showPerson } from '../../test/show-team';

const BILLING = { _id: 'billing', title: 'Billing migration', status: 'active', role: 'owner' } as const;
const MOVE = { _id: 'move', title: 'Office move', status: 'on-hold', role: 'member' } as const;

const aHit = (part: Partial<TaskHit>): TaskHit => ({ ...aCard({}), project: BILLING, ...part });

const aPerson = (part: Partial<TeamPerson> = {}, member: Partial<TeamMember> = {}): TeamPerson => {
  const { projects = [BILLING, MOVE], tasks = [] } = part;
  const counts = { projects: projects.length, openTasks: tasks.length };
  return { projects, tasks, member: { ...aTeamMember(daniel), ...counts, ...member } };
};

const open = (answer: unknown = aPerson(), options?: Parameters<typeof showPerson>[1]) =>
  showPerson(answer, options);

const section = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));

describe('the head', () => {
  it('shows name, address and role, and to others than admins neither a time nor actions', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Daniel Osei' })).toBeVisible();
    expect(screen.getByText('daniel.osei@fernbank.example')).toBeVisible();
    expect(screen.getByText('Admin')).toBeVisible();
    await section('Projects in common');
    expect(screen.queryByText(/seen/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open your profile' })).not.toBeInTheDocument();
  });

  it('shows an admin when the person was last seen, and the actions of the list', async () => {
    const lastSeenAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
    const { user } = open(aPerson({}, { lastSeenAt }), { reader: maya });
    expect(await screen.findByText('Last seen 3 hours ago')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Actions for Daniel Osei' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Make member',
      'Create password link...',
      'Remove from team',
    ]);
  });

  it('links oneself to the profile', async () => {
    open(aPerson({}, aTeamMember(aiko)), { person: aiko });
    expect(await screen.findByRole('link', { name: 'Open your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Aiko Tanaka (you)' })).toBeVisible();
  });

  it('leads back to the list when an admin has removed the person', async () => {
    const { user, api, path } = open(aPerson({}, { lastSeenAt: null }), { reader: maya });
    await user.click(await screen.findByRole('button', { name: 'Actions for Daniel Osei' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove from team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    await dialog.findByText('Leaves 0 projects');
    api.on('DELETE', API.teamMember(daniel._id), () => {
      api.on('GET', API.teamMembers, [maya, aiko].map(aTeamMember));
      api.on('GET', API.teamMember(daniel._id), refuse('NOT_FOUND', 'Not found.'));
      return {};
    });
    await user.click(dialog.getByRole('button', { name: 'Remove from team' }));
    expect(await screen.findByText('Daniel Osei is no longer in the team')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/team'));
    expect(await screen.findByRole('table', { name: 'Team Members' })).toBeVisible();
  });
});

describe('the projects in common', () => {
  it('are links with the role of the person and a status that is not active', async () => {
    open();
    const projects = await section('Projects in common');
    const [billing, move] = projects.getAllByRole('listitem');
    expect(billing).toHaveTextContent('Billing migrationOwner');
    expect(move).toHaveTextContent('Office moveOn Hold · Member');
    expect(projects.getByRole('link', { name: 'Office move' })).toHaveAttribute('href', '/projects/move');
  });

  it('are shown in full on request, with the number of those that are not listed', async () => {
    const projects = Array.from({ length: 10 }, (_, at) => ({
      ...BILLING,
      _id: `${at}`,
      title: `Project ${at}`,
    }));
    const { user } = open(aPerson({ projects }, { projects: 12 }));
    const list = await section('Projects in common');
    expect(list.getAllByRole('link')).toHaveLength(8);
    await user.click(list.getByRole('button', { name: 'Show all 10' }));
    expect(list.getAllByRole('link')).toHaveLength(10);
    expect(list.getByText('2 more are not listed')).toBeVisible();
  });

  it('are replaced by a sentence when there are none', async () => {
    open(aPerson({ projects: [] }));
    expect(await screen.findByText('No projects in common')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^(Projects|Open tasks)/ })).not.toBeInTheDocument();
  });
});

describe('the open tasks', () => {
  it('show deadline, priority and project, and which are overdue', async () => {
    const late = addDays(localDay(), -2);
    open(
      aPerson({
        tasks: [
          aHit({ _id: 'late', title: 'Late', deadline: late, priority: 'high' }),
          aHit({ _id: 'later', title: 'Later', deadline: addDays(localDay(), 1) }),
          aHit({ _id: 'held', title: 'Held', deadline: late, project: MOVE }),
          aHit({ _id: 'some', title: 'Some day', deadline: null }),
        ],
      }),
    );
    const tasks = await section('Open tasks');
    const [first, second, third, last] = tasks.getAllByRole('listitem');
    expect(first).toHaveTextContent('Billing migration');
    expect(first).toHaveTextContent('Overdue');
    expect(within(first as HTMLElement).getByRole('img', { name: 'High' })).toBeVisible();
    expect(second).toHaveTextContent('Tomorrow');
    expect(third).not.toHaveTextContent('Overdue');
    expect(last).toHaveTextContent(/^Some dayBilling migration$/);
    expect(tasks.getByRole('link', { name: 'Held' })).toHaveAttribute('href', '/projects/move?task=held');
  });

  it('move the focus with the arrow keys', async () => {
    const { user } = open(aPerson({ tasks: ['One', 'Two'].map((title) => aHit({ _id: title, title })) }));
    const tasks = await section('Open tasks');
    act(() => tasks.getByRole('link', { name: 'One' }).focus());
    await user.keyboard('{ArrowDown}');
    expect(tasks.getByRole('link', { name: 'Two' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(tasks.getByRole('link', { name: 'One' })).toHaveFocus();
  });

  it('say how many more there are, and load them', async () => {
    const tasks = Array.from({ length: 600 }, (_, at) => aHit({ _id: `${at}`, title: `Task ${at}` }));
    const { user, api } = open(({ query }: { query: URLSearchParams }) =>
      aPerson({ tasks: tasks.slice(0, Number(query.get('limit') ?? 50)) }, { openTasks: 600 }),
    );
    const list = await section('Open tasks');
    expect(list.getByRole('heading', { name: 'Open tasks 600' })).toBeVisible();
    expect(list.getAllByRole('listitem')).toHaveLength(50);
    await user.click(list.getByRole('button', { name: 'Show 450 more' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(500));
    expect(list.getByText('100 more are not listed')).toBeVisible();
    expect(list.queryByRole('button')).not.toBeInTheDocument();
    expect(api.sent('GET', API.teamMember(daniel._id))).toHaveLength(2);
  });

  it('follow the changes of tasks and of the team', async () => {
    const { store, api } = open(aPerson({ tasks: [aHit({ title: 'One' })] }));
    const tasks = await section('Open tasks');
    api.on('GET', API.teamMember(daniel._id), aPerson({ tasks: [aHit({ title: 'Two' })] }));
    act(() => void store.dispatch(calls.util.invalidateTags([{ type: 'Work', id: 'LIST' }])));
    expect(await tasks.findByRole('link', { name: 'Two' })).toBeVisible();
    api.on('GET', API.teamMember(daniel._id), refuse('NOT_FOUND', 'Not found.'));
    act(() => void store.dispatch(calls.util.invalidateTags(['Team'])));
    expect(await screen.findByText('Not in your team')).toBeVisible();
  });
});

describe('the states', () => {
  it('show the name from the list while the person is loading', async () => {
    const later = held<TeamPerson>();
    open(later.answer);
    expect(await screen.findByText('Loading team member...')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Daniel Osei' })).toBeVisible();
    later.resolve(aPerson());
    await section('Projects in common');
    expect(screen.queryByText('Loading team member...')).not.toBeInTheDocument();
  });

  it('say that someone is not in the team, and lead back', async () => {
    const { user, path } = open(refuse('NOT_FOUND', 'Not found.'));
    expect(await screen.findByText('Not in your team')).toBeVisible();
    expect(screen.getByText('This person isn’t in your team, or has left it.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Team Members' }));
    expect(path()).toBe('/team');
  });

  it('say that the person could not be loaded, and try again', async () => {
    const { user, api } = open(refuse('UNAVAILABLE', 'Please try again.'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Not in your team')).not.toBeInTheDocument();
    api.on('GET', API.teamMember(daniel._id), aPerson());
    await user.click(retry);
    await section('Projects in common');
  });
});

describe('the link to the list', () => {
  it('goes back to the search that the person came from', async () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      aTeamMember({ ...daniel, _id: `${at}`, name: `Mate ${at}` }),
    );
    const { user, api, path } = open(aPerson(), { route: '/team?search=daniel' });
    api.on('GET', API.teamMembers, [...fernbank, ...many]);
    await user.click(await screen.findByRole('link', { name: 'Daniel Osei' }));
    await section('Projects in common');
    await user.click(screen.getByRole('link', { name: 'Team Members' }));
    await waitFor(() => expect(path()).toBe('/team?search=daniel'));
  });

  it('opens the list where the person did not come from it', async () => {
    const { user, path } = open();
    await section('Projects in common');
    await user.click(screen.getByRole('link', { name: 'Team Members' }));
    expect(path()).toBe('/team');
  });
});
