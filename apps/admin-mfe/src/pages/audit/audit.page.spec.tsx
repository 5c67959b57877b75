import { screen, waitFor, within } from '@testing-library/react';
import { API, localDay } from '@taskloom/contracts';
import { held, refuse, toastText, chooseOption } from '@taskloom/client/test-kit';
import { anEvent, auditPage, JONAS, teamMembers } from '../../sample/audit';
import { MAYA } from '../../sample/people';
import { auditApi, showAudit } from '../../test/show-audit';

type Call = { query: URLSearchParams };

const rowOf = (name: string | RegExp) => screen.findByRole('row', { name });
const ofJonas = anEvent({ kind: 'person_disabled', person: JONAS });
const PERSON = '0190a1b2-0000-7000-8000-00000000000a';

describe('the list', () => {
  it('shows when, who, what, from where, and the values before and after', async () => {
    showAudit();
    const row = await rowOf(/Changed the role of Jonas Weber/);
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Maya Lindqvist');
    expect(row).toHaveTextContent('Before: Member After: Admin');
    expect(row).toHaveTextContent('192.0.2.17');
    expect(within(row).getByText('1 hour ago')).toHaveAttribute('dateTime', expect.stringMatching(/^20/));
    expect(within(row).getByText('1 hour ago')).toHaveAttribute('title', expect.stringMatching(/, 20/));
    expect(screen.getByText('5 events')).toBeVisible();
  });

  it('shows the versions of a remote before and after', async () => {
    showAudit();
    expect(await rowOf(/Activated calendar 1\.4\.0/)).toHaveTextContent('Before: 1.3.0 After: 1.4.0');
  });

  it('shows who owned projects before, while they are in the team', async () => {
    const [, jonas] = teamMembers();
    const event = (from: string) =>
      anEvent({ kind: 'project_owner_changed', person: MAYA, actor: null, details: { projects: 2, from } });
    showAudit(auditApi([event(jonas?._id ?? ''), event('gone')]));
    const [known, gone] = await screen.findAllByRole('row', { name: /the owner of 2 projects/ });
    await waitFor(() => expect(known).toHaveTextContent('Before: Jonas Weber After: Maya Lindqvist'));
    expect(gone).not.toHaveTextContent('Before');
  });

  it('shows what new passwords had to be like before, in words', async () => {
    const details = { from: '6 accepted', to: '12 refused' };
    showAudit(auditApi([anEvent({ kind: 'policy_changed', subject: 'passwords', details })]));
    expect(await rowOf(/Changed what new passwords must be like/)).toHaveTextContent(
      'Before: At least 6 characters After: At least 12 characters, none that are easy to guess',
    );
  });

  it('counts merged events', async () => {
    showAudit();
    const row = await rowOf(/Failed to sign in as Jonas Weber/);
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Not signed in');
    expect(row).toHaveTextContent('4 times, last');
  });

  it('loads older events below', async () => {
    const api = auditApi().on('GET', API.adminAudit, ({ query }: Call) =>
      query.get('before') === 'e1' ? auditPage([ofJonas]) : auditPage([anEvent()], 'e1'),
    );
    const { user } = showAudit(api);
    expect(await screen.findByText('The newest event')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await rowOf(/Disabled Jonas Weber/)).toBeVisible();
    expect(await rowOf(/Signed in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('keeps the events when older ones cannot be loaded, and tries again', async () => {
    let fails = true;
    const api = auditApi().on('GET', API.adminAudit, ({ query }: Call) => {
      if (query.get('before') === null) return auditPage([anEvent()], 'e1');
      return fails ? refuse('TOO_MANY_REQUESTS', 'Too many.') : auditPage([ofJonas]);
    });
    const { user } = showAudit(api);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Too many.')).toBeVisible();
    expect(await rowOf(/Signed in/)).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf(/Disabled Jonas Weber/)).toBeVisible();
  });

  it('renders 200 events with extreme names', async () => {
    const name = `${'Loooong'.repeat(28)} 🦀 مريم`;
    const long = { ...MAYA, name };
    showAudit(
      auditApi(
        Array.from({ length: 200 }, () => anEvent({ actor: long, kind: 'invitation_sent', subject: name })),
      ),
    );
    expect(await screen.findAllByRole('row')).toHaveLength(201);
  });
});

describe('the filters', () => {
  it('are in the address and in the request', async () => {
    const { user, path, api } = showAudit(auditApi(), '/admin/audit?to=2026-11-30');
    await rowOf(/Changed the role/);
    await chooseOption(user, screen.getByRole('combobox', { name: 'Event' }), 'Role changed');
    await waitFor(() => expect(path()).toBe('/admin/audit?kind=role_changed&to=2026-11-30'));
    await waitFor(() =>
      expect(api.sent('GET', API.adminAudit).at(-1)?.query.toString()).toBe(
        'kind=role_changed&to=2026-11-30',
      ),
    );
  });

  it('by person offer the people of the team', async () => {
    const [, jonas] = teamMembers();
    const { user, path } = showAudit();
    await rowOf(/Changed the role/);
    await chooseOption(user, screen.getByRole('combobox', { name: 'Person' }), 'Jonas Weber');
    await waitFor(() => expect(path()).toBe(`/admin/audit?person=${jonas?._id}`));
  });

  it('by day are typed', async () => {
    const { user, path, api } = showAudit();
    await user.type(screen.getByRole('textbox', { name: 'From' }), '2026-11-02');
    await user.tab();
    await waitFor(() => expect(path()).toBe('/admin/audit?from=2026-11-02'));
    await waitFor(() =>
      expect(api.sent('GET', API.adminAudit).at(-1)?.query.toString()).toBe('from=2026-11-02'),
    );
  });

  it('of an address fill the fields and the request; what is unknown counts as absent', async () => {
    const { api } = showAudit(
      auditApi(),
      `/admin/audit?kind=sign_in&person=${PERSON}&from=2026-11-01&to=2026-11-31`,
    );
    await rowOf(/Changed the role/);
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('Nov 1, 2026');
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('');
    expect(
      await screen.findByText('A person outside the team', { selector: '[hidden]' }),
    ).toBeInTheDocument();
    expect(api.sent('GET', API.adminAudit)[0]?.query.toString()).toBe(
      `kind=sign_in&person=${PERSON}&from=2026-11-01`,
    );
  });

  it('can be cleared when no event matches', async () => {
    const api = auditApi().on('GET', API.adminAudit, ({ query }: Call) =>
      auditPage(query.get('kind') ? [] : [ofJonas]),
    );
    const { user, path } = showAudit(api, '/admin/audit?kind=audit_exported');
    expect(await screen.findByText('No event matches')).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await user.click(clear ?? document.body);
    expect(await rowOf(/Disabled Jonas Weber/)).toBeVisible();
    expect(path()).toBe('/admin/audit');
  });
});

describe('the states', () => {
  it('shows a loading state until the events arrive', async () => {
    const later = held();
    showAudit(auditApi().on('GET', API.adminAudit, later.answer));
    expect(await screen.findByText('Loading the audit log...')).toBeInTheDocument();
    later.resolve(auditPage([ofJonas]));
    expect(await rowOf(/Disabled Jonas Weber/)).toBeVisible();
  });

  it('shows that nothing is recorded yet', async () => {
    showAudit(auditApi([]));
    expect(await screen.findByText('Nothing is recorded yet')).toBeVisible();
  });

  it('shows why the log cannot be loaded, keeps the filters, and tries again', async () => {
    const api = auditApi().on('GET', API.adminAudit, refuse('TOO_MANY_REQUESTS', 'Too many.'));
    const { user } = showAudit(api);
    expect(await screen.findByText('Too many.')).toBeVisible();
    expect(screen.getByRole('search', { name: 'Filters' })).toBeVisible();
    api.on('GET', API.adminAudit, auditPage([ofJonas]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf(/Disabled Jonas Weber/)).toBeVisible();
  });

  it('shows that only admins may see it', async () => {
    showAudit(auditApi().on('GET', API.adminAudit, refuse('FORBIDDEN', 'No.')));
    expect(await screen.findByText('Only admins of a team can use this screen.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  });
});

describe('an export', () => {
  const urls = { createObjectURL: jest.fn(() => 'blob:file'), revokeObjectURL: jest.fn() };
  beforeEach(() => void Object.assign(URL, urls));

  it.each([
    ['Export CSV', 'csv'],
    ['Export JSON lines', 'jsonl'],
  ])('%s downloads the events that fit the filters', async (label, format) => {
    urls.createObjectURL.mockReturnValue('blob:file');
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.href} as ${this.download}`);
    });
    const api = auditApi().on('GET', API.auditExport, 'the file');
    const { user } = showAudit(api, '/admin/audit?kind=role_changed');
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(clicked).toEqual([`blob:file as audit-${localDay()}.${format}`]));
    const [sent] = api.sent('GET', API.auditExport);
    expect(sent?.query.toString()).toBe(`kind=role_changed&format=${format}`);
    expect(sent?.headers.get('authorization')).toBe('Bearer test-token');
    await waitFor(() => expect(api.sent('GET', API.adminAudit)).toHaveLength(2));
  });

  it('that is refused says why, and saves nothing', async () => {
    const api = auditApi().on('GET', API.auditExport, refuse('FORBIDDEN', 'Not you.'));
    const { user } = showAudit(api);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await toastText('Error')).toBe('Not you.');
    expect(urls.createObjectURL).not.toHaveBeenCalled();
  });
});
