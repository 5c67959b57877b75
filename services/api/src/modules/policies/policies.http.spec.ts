import type { InviteManyResult, Meta, Policies, PoliciesUpdate } from '@taskloom/contracts';
import { refusal, useApi, type TestApi } from '../../../test/index.js';

const RATES = { RATE_REGISTER: '1000', RATE_INVITE: '1000', RATE_LOGIN: '1000' };

const registering =
  ({ anonymous }: TestApi) =>
  (email: string) =>
    anonymous.post('/auth/register', { name: 'Newcomer', email, password: 'a good word' });

const quotaOf = (megabytes: number) => ({ limit: megabytes * 1_048_576, default: megabytes * 1_048_576 });
const QUOTAS = { person: quotaOf(2_048), project: quotaOf(10_240), installation: quotaOf(51_200) };

describe('without a setting in the environment', () => {
  const api = useApi(RATES);
  const { as, given, rows } = api;
  const register = registering(api);
  const change = async (changes: PoliciesUpdate | object, admin = given.team()) =>
    as((await admin).admin).patch<Policies>('/admin/policies', changes);
  const read = async () => (await as((await given.team()).admin).get<Policies>('/admin/policies')).body;

  afterEach(() => rows('DELETE FROM policies'));

  it('everyone may register until an admin decides otherwise', async () => {
    expect(await read()).toEqual({
      registration: 'open',
      mailDomains: [],
      secondFactor: { required: 'optional', from: null },
      codes: 'tolerant',
      passwords: { minLength: 6, refuseGuessable: false },
      quotas: QUOTAS,
      fixedBy: {},
    });
    expect(await register('early@example.com')).toMatchObject({ status: 201 });

    expect(await change({ registration: 'closed' })).toMatchObject({
      status: 200,
      body: { registration: 'closed', mailDomains: [] },
    });
    expect(await register('late@example.com')).toMatchObject(refusal(403, 'REGISTRATION_CLOSED'));
    expect((await api.anonymous.get<Meta>('/meta')).body.registration).toBe('closed');

    await change({ registration: 'invited' });
    expect(await register('stranger@example.com')).toMatchObject(refusal(403, 'INVITATION_REQUIRED'));
    await given.invitation({ team: await given.team(), email: 'guest@example.com' });
    expect(await register('guest@example.com')).toMatchObject({ status: 201 });

    await change({ registration: 'open' });
    expect(await register('later@example.com')).toMatchObject({ status: 201 });
  });

  it('new people and invitations have an address of an allowed domain', async () => {
    const team = await given.team();
    await given.invitation({ team, email: 'asked@other.example' });
    await change({ mailDomains: ['@Fernbank.example ', 'fernbank.example'] });
    expect((await read()).mailDomains).toEqual(['fernbank.example']);

    expect(await register('ada@fernbank.example')).toMatchObject({ status: 201 });
    for (const email of ['eve@other.example', 'asked@other.example', 'eve@sub.fernbank.example'])
      expect(await register(email)).toMatchObject(refusal(403, 'MAIL_DOMAIN_REFUSED'));

    expect(await as(team.admin).post('/team/invite', { email: 'eve@other.example' })).toMatchObject({
      ...refusal(403, 'MAIL_DOMAIN_REFUSED'),
      body: {
        message: 'Only addresses of certain domains can be used here, and other.example is not one of them.',
      },
    });
    const emails = ['grace@fernbank.example', 'eve@other.example', 'asked@other.example'];
    const many = await as(team.admin).post<InviteManyResult>('/team/invites', { emails, role: 'member' });
    expect(many.body.results.map(({ outcome }) => outcome)).toEqual(['invited', 'domain', 'domain']);
  });

  it('visitors see a change by another process after a few seconds', async () => {
    await given.team();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const shownAt = async (seconds: number) => {
      clock.mockReturnValue(now + seconds * 1_000);
      return (await api.anonymous.get<Meta>('/meta')).body.registration;
    };
    expect(await shownAt(10)).toBeUndefined();
    await rows(`INSERT INTO policies (id, registration) VALUES (1, 'closed')`);
    expect([await shownAt(14), await shownAt(16)]).toEqual([undefined, 'closed']);
    clock.mockRestore();
  });

  it('people who have an account keep it, whatever its domain', async () => {
    const old = await given.user({ email: 'old@other.example' });
    await change({ mailDomains: ['fernbank.example'] });
    expect(await as(old).get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('each change is in the audit log with the values before and after, and nothing else is', async () => {
    const team = await given.team();
    await change({ registration: 'invited', mailDomains: ['a.example', 'b.example'] }, Promise.resolve(team));
    await change({ registration: 'invited' }, Promise.resolve(team));
    await change({}, Promise.resolve(team));
    const events = await rows(
      `SELECT subject, details, team_id AS team FROM audit_events
       WHERE kind = 'policy_changed' AND actor_id = $1 ORDER BY id`,
      [team.admin._id],
    );
    expect(events).toEqual([
      { subject: 'registration', details: { from: 'open', to: 'invited' }, team: team._id },
      { subject: 'mailDomains', details: { from: '', to: 'a.example, b.example' }, team: team._id },
    ]);
  });

  it.each([
    [{ registration: 'sometimes' }, 'Registration must be one of open, invited, closed.'],
    [
      { secondFactor: { required: 'admins', from: null } },
      'Choose the day from which a second factor is required.',
    ],
    [
      { secondFactor: { required: 'some', from: null } },
      'Required must be one of optional, admins, everyone.',
    ],
    [{ secondFactor: 'everyone' }, 'Second factor must be an object with required and from.'],
    [{ codes: 'any' }, 'Codes must be one of tolerant, strict.'],
    [{ passwords: 8 }, 'Passwords must be an object with minLength and refuseGuessable.'],
    [
      { passwords: { minLength: 5, refuseGuessable: true } },
      'The minimum length must be a whole number from 6 to 64.',
    ],
    [{ passwords: { minLength: 8 } }, 'Refuse guessable must be true or false.'],
    [{ quotas: 5 }, 'Quotas must be an object with person, project and installation.'],
    [
      { quotas: { person: 1 } },
      'The quota of a person must be a whole number from 1048576 to 1125899906842624.',
    ],
    [{ mailDomains: 'a.example' }, 'Mail domains must be a list of texts.'],
    [{ mailDomains: [1] }, 'Mail domains must be a list of texts.'],
    [{ mailDomains: ['no domain'] }, 'no domain is not a domain.'],
    [{ mailDomains: [''] }, 'An empty text is not a domain.'],
    [
      { mailDomains: Array.from({ length: 21 }, (_, n) => `d${n}.example`) },
      'At most 20 mail domains can be set.',
    ],
  ])('refuses %j', async (changes, message) => {
    expect(await change(changes)).toMatchObject({ ...refusal(400, 'VALIDATION_FAILED'), body: { message } });
    expect(await rows('SELECT FROM policies')).toEqual([]);
  });

  it('refuses a member, and an admin without a recent proof', async () => {
    const member = await given.user();
    const { admin } = await given.team({ members: [member] });
    expect(await as(member).patch('/admin/policies', {})).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(member).get('/admin/policies')).toMatchObject(refusal(403, 'FORBIDDEN'));
    await rows(`UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1`, [
      admin._id,
    ]);
    expect(await as(admin).patch('/admin/policies', {})).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
  });
});

describe('with settings in the environment', () => {
  const api = useApi({ ...RATES, REGISTRATION: 'invited', MAIL_DOMAINS: 'Fernbank.example, b.example' });

  it('they are fixed, and named', async () => {
    const { admin } = await api.given.team();
    const { body } = await api.as(admin).get<Policies>('/admin/policies');
    expect(body).toEqual({
      registration: 'invited',
      mailDomains: ['fernbank.example', 'b.example'],
      secondFactor: { required: 'optional', from: null },
      codes: 'tolerant',
      passwords: { minLength: 6, refuseGuessable: false },
      quotas: QUOTAS,
      fixedBy: { registration: 'REGISTRATION', mailDomains: 'MAIL_DOMAINS' },
    });
    for (const [changes, variable] of [
      [{ registration: 'open' }, 'REGISTRATION'],
      [{ mailDomains: [] }, 'MAIL_DOMAINS'],
    ] as const)
      expect(await api.as(admin).patch('/admin/policies', changes)).toMatchObject({
        ...refusal(409, 'POLICY_FIXED'),
        body: { message: `This is set by ${variable} on the server, and can only be changed there.` },
      });
    expect(await api.as(admin).patch('/admin/policies', { registration: 'invited' })).toMatchObject({
      status: 200,
    });
  });
});

describe('with allowed mail domains and no account', () => {
  const api = useApi({ ...RATES, MAIL_DOMAINS: 'fernbank.example' });

  it('the first account may have any address', async () => {
    expect(await registering(api)('founder@other.example')).toMatchObject({ status: 201 });
    expect(await registering(api)('second@other.example')).toMatchObject(refusal(403, 'MAIL_DOMAIN_REFUSED'));
  });
});
