import { act, fireEvent, screen, within } from '@testing-library/react';
import { aTeamMember, aUser } from '@taskloom/client/test-kit';
import { aiko, daniel, fernbank, maya, showTeam, teamApi } from '../../test/show-team';

const HOUR = 3_600_000;

/** The cells of a person's row, by the headers of their columns. */
const cells = async (name: string) => {
  const table = within(await screen.findByRole('table', { name: 'Team Members' }));
  const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const row = within(table.getByRole('row', { name: new RegExp(name) }));
  const texts = [row.getByRole('rowheader'), ...row.getAllByRole('cell')].map(
    ({ textContent }) => textContent,
  );
  return Object.fromEntries(headers.map((header, at) => [header, texts[at]]));
};

const busy = [
  {
    ...aTeamMember(daniel),
    projects: 4,
    openTasks: 12,
    lastSeenAt: new Date(Date.now() - 3 * HOUR).toISOString(),
  },
  { ...aTeamMember(maya), projects: 0, openTasks: 0, lastSeenAt: null },
];

describe('the columns', () => {
  it('show an admin the projects in common, open tasks and when each person was last seen', async () => {
    showTeam(maya, teamApi(busy));
    expect(await cells('Daniel Osei')).toMatchObject({
      Role: 'Admin',
      Projects: '4',
      'Open tasks': '12',
      'Last seen': '3 hours ago',
    });
    expect(await cells('Maya Lindqvist')).toMatchObject({
      Projects: '0',
      'Open tasks': '0',
      'Last seen': '–',
    });
  });

  it('have no times and no menu for others', async () => {
    showTeam(aiko, teamApi([...busy, aTeamMember(aiko)]));
    expect(Object.keys(await cells('Daniel Osei'))).toEqual(['Name', 'Role', 'Projects', 'Open tasks']);
  });

  it('show no number that an earlier version of the server does not send', async () => {
    showTeam(maya);
    expect(await cells('Aiko Tanaka')).toMatchObject({ Projects: '–', 'Open tasks': '–', 'Last seen': '–' });
  });
});

describe('the search', () => {
  const many = [
    ...fernbank,
    aTeamMember(aUser({ name: 'Tomás Herrera' })),
    ...Array.from({ length: 6 }, (_, at) => aTeamMember(aUser({ name: `Member ${at}` }))),
  ];

  it('is offered from ten people on', async () => {
    showTeam(maya, teamApi(many.slice(0, 9)));
    await cells('Daniel Osei');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('finds people by words of name and address without accents, and says how many', async () => {
    const { user } = showTeam(maya, teamApi(many));
    const field = await screen.findByRole('searchbox', { name: 'Search by name or email' });
    await user.type(field, 'HERR tomas');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(screen.getByRole('rowheader')).toHaveTextContent('Tomás Herrera');
    expect(screen.getByText('1 of 10 people')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'daniel.osei@');
    expect(screen.getByRole('rowheader')).toHaveTextContent('Daniel Osei');
  });

  it('keeps each key before the router has rendered the new address', async () => {
    showTeam(maya, teamApi(many));
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    let shown = '';
    act(() => {
      fireEvent.change(field, { target: { value: 'h' } });
      shown = field.value;
    });
    expect(shown).toBe('h');
  });

  it('says that no one was found, and shows everyone once it is cleared', async () => {
    const { user } = showTeam(maya, teamApi(many), '/team?search=nobody');
    expect(await screen.findByText('No one found')).toBeVisible();
    expect(screen.getByText('0 of 10 people')).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: 'Clear search' }).slice(-1))
      await user.click(button);
    expect(screen.getAllByRole('rowheader')).toHaveLength(10);
  });
});
