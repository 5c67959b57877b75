import { screen, waitFor, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { refuse, toastText, chooseOption } from '@taskloom/client/test-kit';
import { aPage, aPerson, MAYA, PEOPLE, someHoldings } from '../../sample/people';
import { peopleApi, showPeople } from '../../test/show-people';

const jonas = aPerson({ name: 'Jonas Weber', ownedProjects: 2 });
const aiko = aPerson({ name: 'Aiko Tanaka', role: 'admin' });
const rowOf = (name: string | RegExp) => screen.findByRole('row', { name });
const openMenu = async (user: ReturnType<typeof showPeople>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));

describe('the table', () => {
  it('shows each person with role, state, second factor and projects', async () => {
    showPeople();
    const maya = await rowOf(/Maya Lindqvist \(you\)/);
    for (const word of ['Admin', 'Active', 'App', '4', 'now'])
      expect(within(maya).getByText(word)).toBeVisible();
    expect(within(await rowOf(/Aiko/)).getByText('None')).toBeVisible();
    expect(within(await rowOf(/Emil/)).getByText('Disabled')).toBeVisible();
    expect(within(await rowOf(/noor@fernbank/)).getByText('Invited')).toBeVisible();
    expect(screen.getByText('5 people · 3 active · 1 invited · 1 disabled')).toBeVisible();
  });

  it('has no actions on oneself', async () => {
    showPeople();
    await screen.findByRole('button', { name: 'Actions for Jonas Weber' });
    expect(screen.queryByRole('button', { name: `Actions for ${MAYA.name}` })).not.toBeInTheDocument();
  });

  it('shows the next page below the first', async () => {
    const api = peopleApi().on('GET', API.adminPeople, ({ query }: { query: URLSearchParams }) =>
      query.get('cursor') ? aPage([aiko]) : aPage([jonas], 'more'),
    );
    const { user } = showPeople(api);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await rowOf(/Aiko/)).toBeVisible();
    expect(await rowOf(/Jonas/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('shows when no one matches, and clears the filters', async () => {
    const api = peopleApi().on('GET', API.adminPeople, ({ query }: { query: URLSearchParams }) =>
      query.get('search') ? { ...aPage(), people: [] } : aPage(),
    );
    const { user, path } = showPeople(api, '/admin/people?q=Zuse');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await rowOf(/Aiko/)).toBeVisible();
    expect(path()).toBe('/admin/people');
  });
});

describe('the filters', () => {
  it('are in the address and in the request', async () => {
    const { user, path, api } = showPeople();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or email...' }), 'jon');
    await waitFor(() => expect(path()).toBe('/admin/people?q=jon'));
    await chooseOption(user, screen.getByRole('combobox', { name: 'State' }), 'Disabled');
    await user.click(screen.getByRole('button', { name: /No second factor/ }));
    await waitFor(() => expect(path()).toBe('/admin/people?q=jon&state=disabled&factor=none'));
    await waitFor(() =>
      expect(api.sent('GET', API.adminPeople).at(-1)?.query.toString()).toBe(
        'search=jon&state=disabled&withoutFactor=true',
      ),
    );
  });

  it('of an address fill the fields', async () => {
    showPeople(peopleApi(), '/admin/people?q=jon&role=admin&factor=none&state=unknown');
    expect(screen.getByRole('searchbox')).toHaveValue('jon');
    expect(screen.getByRole('button', { name: /No second factor/ })).toHaveAttribute('aria-pressed', 'true');
    expect(await rowOf(/Aiko/)).toBeVisible();
  });
});

describe('the states', () => {
  it('shows why people could not be loaded, and retries', async () => {
    const api = peopleApi().on('GET', API.adminPeople, refuse('UNAVAILABLE', 'Not right now.'));
    const { user } = showPeople(api);
    expect(await screen.findByText('Not right now.')).toBeVisible();
    api.on('GET', API.adminPeople, aPage());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf(/Aiko/)).toBeVisible();
  });

  it('shows that only admins may see it', async () => {
    showPeople(peopleApi().on('GET', API.adminPeople, refuse('FORBIDDEN', 'No.')));
    expect(await screen.findByText('Only admins of a team can use this screen.')).toBeVisible();
  });
});

describe('disabling', () => {
  it('of a person without projects needs no dialog, and can be undone', async () => {
    const api = peopleApi([aiko])
      .on('POST', API.disablePerson(aiko._id), {})
      .on('POST', API.enablePerson(aiko._id), {});
    const { user } = showPeople(api);
    await openMenu(user, 'Aiko Tanaka');
    await user.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(api.sent('POST', API.enablePerson(aiko._id))).toHaveLength(1));
    expect(api.sent('POST', API.disablePerson(aiko._id))[0]?.body).toEqual({ transfers: [] });
  });

  it('of an owner asks for new owners; one choice fills all rows', async () => {
    const holdings = someHoldings();
    const [priya] = holdings.candidates;
    const api = peopleApi([jonas])
      .on('GET', API.personHoldings(jonas._id), holdings)
      .on('POST', API.disablePerson(jonas._id), {});
    const { user } = showPeople(api);
    await openMenu(user, 'Jonas Weber');
    await user.click(await screen.findByRole('menuitem', { name: 'Disable...' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { name: 'Transfer what Jonas Weber owns' })).toBeVisible();
    expect(await within(dialog).findByText('26 tasks · 6 members')).toBeVisible();
    expect(within(dialog).getByText('Disabling ends 2 sessions and stops 1 API token.')).toBeVisible();
    const send = within(dialog).getByRole('button', { name: 'Transfer and disable' });
    await user.click(send);
    expect(within(dialog).getByText('Choose a new owner for every project.')).toBeVisible();
    await chooseOption(
      user,
      within(dialog).getByRole('combobox', { name: 'Give everything to' }),
      'Priya Raman',
    );
    await user.click(send);
    await waitFor(() => expect(api.sent('POST', API.disablePerson(jonas._id))).toHaveLength(1));
    expect(api.sent('POST', API.disablePerson(jonas._id))[0]?.body).toEqual({
      transfers: [
        { projectId: 'billing', ownerId: priya?._id },
        { projectId: 'partner', ownerId: priya?._id },
      ],
    });
  });

  it('shows why the API refuses', async () => {
    const api = peopleApi([aiko]).on('POST', API.disablePerson(aiko._id), refuse('FORBIDDEN', 'Not you.'));
    const { user } = showPeople(api);
    await openMenu(user, 'Aiko Tanaka');
    await user.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    expect(await toastText('Error')).toBe('Not you.');
  });
});

describe('deleting', () => {
  const openDialog = async (user: ReturnType<typeof showPeople>['user'], name: string) => {
    await openMenu(user, name);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete...' }));
    return within(await screen.findByRole('dialog'));
  };

  it('of a person without projects says what stays', async () => {
    const api = peopleApi([aiko])
      .on('GET', API.personHoldings(aiko._id), someHoldings({ projects: [] }))
      .on('POST', API.deletePerson(aiko._id), {});
    const { user } = showPeople(api);
    const dialog = await openDialog(user, 'Aiko Tanaka');
    expect(await dialog.findByText(/Tasks and comments stay under “Deleted person”/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete person' }));
    await waitFor(() =>
      expect(api.sent('POST', API.deletePerson(aiko._id))[0]?.body).toEqual({ transfers: [] }),
    );
    expect(await screen.findByText('Aiko Tanaka is deleted')).toBeVisible();
  });

  it('of an owner asks for new owners first', async () => {
    const holdings = someHoldings();
    const api = peopleApi([jonas])
      .on('GET', API.personHoldings(jonas._id), holdings)
      .on('POST', API.deletePerson(jonas._id), {});
    const { user } = showPeople(api);
    const dialog = await openDialog(user, 'Jonas Weber');
    const send = await dialog.findByRole('button', { name: 'Transfer and delete' });
    await user.click(send);
    expect(dialog.getByText('Choose a new owner for every project.')).toBeVisible();
    expect(api.sent('POST', API.deletePerson(jonas._id))).toHaveLength(0);
    await chooseOption(user, dialog.getByRole('combobox', { name: 'Give everything to' }), 'Priya Raman');
    await user.click(send);
    await waitFor(() => expect(api.sent('POST', API.deletePerson(jonas._id))).toHaveLength(1));
  });

  it('shows why the API refuses', async () => {
    const api = peopleApi([aiko])
      .on('GET', API.personHoldings(aiko._id), someHoldings({ projects: [] }))
      .on('POST', API.deletePerson(aiko._id), refuse('FORBIDDEN', 'Not now.'));
    const { user } = showPeople(api);
    const dialog = await openDialog(user, 'Aiko Tanaka');
    await user.click(await dialog.findByRole('button', { name: 'Delete person' }));
    expect(await dialog.findByText('Not now.')).toBeVisible();
  });
});

describe('other actions', () => {
  it('transfer only some projects', async () => {
    const api = peopleApi([jonas])
      .on('GET', API.personHoldings(jonas._id), someHoldings())
      .on('POST', API.transferProjects(jonas._id), {});
    const { user } = showPeople(api);
    await openMenu(user, 'Jonas Weber');
    await user.click(await screen.findByRole('menuitem', { name: 'Transfer projects...' }));
    const billing = await screen.findByRole('combobox', { name: 'New owner of Billing migration' });
    await chooseOption(user, billing, 'Priya Raman');
    await user.click(screen.getByRole('button', { name: 'Transfer only' }));
    await waitFor(() => expect(api.sent('POST', API.transferProjects(jonas._id))).toHaveLength(1));
  });

  it.each([
    ['Make admin', 'PATCH', API.teamMember(jonas._id), jonas],
    ['Make member', 'PATCH', API.teamMember(aiko._id), aiko],
    ['Enable', 'POST', API.enablePerson(jonas._id), { ...jonas, state: 'disabled' as const }],
  ] as const)('%s', async (label, method, path, person) => {
    const api = peopleApi([person]).on(method, path, {});
    const { user } = showPeople(api);
    await openMenu(user, person.name ?? '');
    await user.click(await screen.findByRole('menuitem', { name: label }));
    await waitFor(() => expect(api.sent(method, path)).toHaveLength(1));
  });

  it('withdraw an invitation', async () => {
    const noor = PEOPLE.find(({ state }) => state === 'invited') ?? jonas;
    const api = peopleApi([noor]).on('DELETE', API.teamInvite(noor._id), {});
    const { user } = showPeople(api);
    await openMenu(user, noor.email);
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw invitation' }));
    await waitFor(() => expect(api.sent('DELETE', API.teamInvite(noor._id))).toHaveLength(1));
  });

  it('create a password link after one’s own password', async () => {
    const api = peopleApi([aiko]).on('POST', API.teamResetLink(aiko._id), { path: '/reset-password#abc' });
    const { user } = showPeople(api);
    await openMenu(user, 'Aiko Tanaka');
    await user.click(await screen.findByRole('menuitem', { name: 'Create password link...' }));
    await user.type(await screen.findByLabelText('Your password'), 'open sesame{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
      'http://localhost/reset-password#abc',
    );
  });
});
