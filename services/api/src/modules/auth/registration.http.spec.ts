import type { AuthResult, Meta } from '@taskloom/contracts';
import { refusal, useApi, type TestApi } from '../../../test/index.js';

const registering = ({ anonymous }: TestApi) => {
  let count = 0;
  return (email = `newcomer-${++count}@example.com`, more: object = {}) =>
    anonymous.post<AuthResult>('/auth/register', {
      name: 'Newcomer',
      email,
      password: 'a good word',
      ...more,
    });
};

const accounts = ({ rows }: TestApi, email: string) => rows('SELECT 1 FROM users WHERE email = $1', [email]);

const metaOf = async ({ anonymous }: TestApi) => (await anonymous.get<Meta>('/meta')).body.registration;

describe('REGISTRATION=closed', () => {
  const api = useApi({ REGISTRATION: 'closed' });
  const register = registering(api);

  it('allows the first account, as admin, and none after it', async () => {
    expect(await metaOf(api)).toBeUndefined();
    expect(await register()).toMatchObject({ status: 201, body: { user: { role: 'admin' } } });
    expect(await metaOf(api)).toBe('closed');
    expect(await register('late@example.com')).toMatchObject(refusal(403, 'REGISTRATION_CLOSED'));
    expect(await accounts(api, 'late@example.com')).toEqual([]);
  });

  it('refuses an invited person too, and a taken address with the same response', async () => {
    const { given } = api;
    const owner = await given.user({ team: await given.team() });
    expect(await register(owner.email)).toMatchObject(refusal(403, 'REGISTRATION_CLOSED'));
  });
});

describe('concurrent first registrations where registration is closed', () => {
  const api = useApi({ REGISTRATION: 'closed' });
  const register = registering(api);

  it('create one account', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => register()));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject(refusal(403, 'REGISTRATION_CLOSED'));
    }
    expect(await api.rows('SELECT 1 FROM users')).toHaveLength(1);
  });
});

describe('REGISTRATION=invited', () => {
  const api = useApi({ REGISTRATION: 'invited' });
  const register = registering(api);

  it('is allowed for addresses with a pending invitation only', async () => {
    const { as, given } = api;
    const team = await given.team();
    const admin = await given.user({ team, role: 'admin' });
    expect(await metaOf(api)).toBe('invited');
    await as(admin).post('/team/invite', { email: 'ann@example.com' });
    expect(await register('ann@example.com')).toMatchObject({ status: 201 });
    expect(await register('bob@example.com')).toMatchObject(refusal(403, 'INVITATION_REQUIRED'));
    expect(await accounts(api, 'bob@example.com')).toEqual([]);
  });

  it('refuses an address whose invitation was withdrawn or has expired', async () => {
    const { as, given, rows } = api;
    const team = await given.team();
    const admin = await given.user({ team, role: 'admin' });
    for (const email of ['expired@example.com', 'withdrawn@example.com']) {
      await as(admin).post('/team/invite', { email });
    }
    await rows(`UPDATE invitations SET expires_at = now() WHERE email = 'expired@example.com'`);
    await rows(`UPDATE invitations SET status = 'revoked' WHERE email = 'withdrawn@example.com'`);
    for (const email of ['expired@example.com', 'withdrawn@example.com']) {
      expect(await register(email)).toMatchObject(refusal(403, 'INVITATION_REQUIRED'));
    }
  });
});

describe('REGISTRATION=invited with mail', () => {
  const api = useApi({ REGISTRATION: 'invited', SMTP_URL: 'smtp://127.0.0.1:1' });
  const register = registering(api);

  it('requires the link of an invitation, not only the address', async () => {
    const { given, rows } = api;
    const team = await given.team();
    const inviteToken = 'x'.repeat(43);
    await given.invitation({ team, email: 'ann@example.com' });
    await rows(
      `UPDATE invitations SET token_hash = sha256($1::text::bytea) WHERE email = 'ann@example.com'`,
      [inviteToken],
    );
    expect(await register('ann@example.com')).toMatchObject(refusal(403, 'INVITATION_REQUIRED'));
    expect(await register('ann@example.com', { inviteToken: 'y'.repeat(43) })).toMatchObject(
      refusal(403, 'INVITATION_REQUIRED'),
    );
    expect(await register('ann@example.com', { inviteToken })).toMatchObject({ status: 201 });
  });
});

describe('without the setting', () => {
  const api = useApi();

  it('registration is open', async () => {
    await api.given.user({ team: await api.given.team() });
    expect(await registering(api)()).toMatchObject({ status: 201 });
    expect(await metaOf(api)).toBeUndefined();
  });
});
