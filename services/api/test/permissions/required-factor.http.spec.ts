import type {
  AuthResult,
  FactorPolicy,
  FactorSetup,
  FactorState,
  Meta,
  PasskeyCreation,
  PasskeyRequest,
} from '@taskloom/contracts';
import { generateSync } from 'otplib';
import { AccessCheckService } from '../../src/realtime/access-check.service.js';
import { Authenticator } from '../authenticator.js';
import { PASSWORD, refusal, useApi, useSockets, type TestUser } from '../index.js';
import { registeredRoutes } from './registered-routes.js';

const api = useApi({ RATE_LOGIN: '1000' });
const { anonymous, app, as, given, rows } = api;
const { connect, refusal: socketRefusal } = useSockets(api);

type SignedIn = Pick<TestUser, 'token'>;

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const REQUIRED = refusal(403, 'FACTOR_SETUP_REQUIRED');

/** A team of an admin and a member, and the policy. */
const requiring = async (secondFactor: FactorPolicy) => {
  const member = await given.user();
  const { admin } = await given.team({ members: [member] });
  expect(await as(admin).patch('/admin/policies', { secondFactor })).toMatchObject({ status: 200 });
  return { admin, member };
};
const projects = (user: SignedIn) => as(user).get('/projects');
const dueOf = async (user: SignedIn) => (await as(user).get<FactorState>('/auth/factor')).body.due;

const setUpApp = async (user: TestUser) => {
  const { body } = await as(user).post<FactorSetup>('/auth/factor/setup', { password: PASSWORD });
  return as(user).post('/auth/factor/confirm', { code: generateSync({ secret: body.secret }) });
};
const addPasskey = async (user: SignedIn) => {
  const key = new Authenticator();
  const { body } = await as(user).post<PasskeyCreation>('/auth/passkeys/options');
  return { key, answer: await as(user).post('/auth/passkeys', key.create(body)) };
};

afterEach(() => rows('DELETE FROM policies'));

describe('before its day', () => {
  it('everyone works as before, and those without a second factor see the day', async () => {
    const { admin, member } = await requiring({ required: 'everyone', from: dayIn(3) });
    for (const user of [admin, member]) {
      expect(await projects(user)).toMatchObject({ status: 200 });
      expect(await dueOf(user)).toBe(dayIn(3));
    }
    await setUpApp(member);
    expect(await dueOf(member)).toBeNull();
    expect((await anonymous.get<Meta>('/meta')).body.secondFactor).toEqual({
      required: 'everyone',
      from: dayIn(3),
    });
  });
});

describe('from its day on', () => {
  it('a session without a second factor can only set one up, and then works', async () => {
    const { member } = await requiring({ required: 'everyone', from: dayIn(0) });
    const body = { title: 'Refused', deadline: dayIn(9) };
    expect(await projects(member)).toMatchObject(REQUIRED);
    expect(await as(member).post('/projects', body)).toMatchObject(REQUIRED);
    expect(await as(member).get('/auth/tokens')).toMatchObject(REQUIRED);
    expect(await as(member).get('/auth/me')).toMatchObject({ status: 200 });
    expect(await setUpApp(member)).toMatchObject({ status: 200 });
    expect(await projects(member)).toMatchObject({ status: 200 });
  });

  it('it can sign out, and a new session with the password alone is limited in the same way', async () => {
    const { member } = await requiring({ required: 'everyone', from: dayIn(-1) });
    expect(await as(member).post('/auth/logout')).toMatchObject({ status: 200 });
    const { body } = await anonymous.post<AuthResult>('/auth/login', {
      email: member.email,
      password: PASSWORD,
    });
    expect(await projects(body)).toMatchObject(REQUIRED);
  });

  it('a passkey is enough for the session that it is added in or signs in to, and for no other', async () => {
    const { member } = await requiring({ required: 'everyone', from: dayIn(0) });
    const { key, answer } = await addPasskey(member);
    expect(answer).toMatchObject({ status: 200 });
    expect(await projects(member)).toMatchObject({ status: 200 });

    const visit = await anonymous.post<PasskeyRequest>('/auth/login/passkey/options');
    const cookie = /taskloom-device=[\w-]+/.exec(String(visit.headers['set-cookie']))?.[0] ?? '';
    const proof = key.sign(visit.body);
    const signedIn = await anonymous.post<AuthResult>('/auth/login/passkey', proof, { headers: { cookie } });
    expect(await projects(signedIn.body)).toMatchObject({ status: 200 });

    const { email } = member;
    const other = await anonymous.post<AuthResult>('/auth/login', { email, password: PASSWORD });
    expect(await projects(other.body)).toMatchObject(REQUIRED);
    const { body } = await as(other.body).post<PasskeyRequest>('/auth/step-up/passkey/options');
    expect(await as(other.body).post('/auth/step-up/passkey', key.sign(body))).toMatchObject({ status: 200 });
    expect(await projects(other.body)).toMatchObject({ status: 200 });
  });

  it('can be limited to admins', async () => {
    const { admin, member } = await requiring({ required: 'admins', from: dayIn(0) });
    expect(await projects(admin)).toMatchObject(REQUIRED);
    expect(await projects(member)).toMatchObject({ status: 200 });
    expect(await as(admin).get('/admin/policies')).toMatchObject(REQUIRED);
    await setUpApp(admin);
    const off = { secondFactor: { required: 'optional', from: null } };
    expect(await as(admin).patch('/admin/policies', off)).toMatchObject({ status: 200 });
    expect((await anonymous.get<Meta>('/meta')).body.secondFactor).toBeUndefined();
  });

  it('applies to API tokens of people without a second factor', async () => {
    const { member } = await requiring({ required: 'everyone', from: dayIn(0) });
    const token = await given.apiToken({ user: member });
    expect(await projects(token)).toMatchObject(REQUIRED);
    await setUpApp(member);
    expect(await projects(token)).toMatchObject({ status: 200 });
  });

  it('closes the sockets of such a session, and admits none', async () => {
    const { admin, member } = await requiring({ required: 'everyone', from: dayIn(1) });
    const { socket } = await connect(member);
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    await as(admin).patch('/admin/policies', { secondFactor: { required: 'everyone', from: dayIn(0) } });
    await app().get(AccessCheckService).compare();
    await ended;
    expect(await socketRefusal(member)).toBe('factor required');
  });
});

it('is in the audit log with the values before and after', async () => {
  const { admin } = await requiring({ required: 'admins', from: '2027-01-15' });
  expect(
    await rows(`SELECT subject, details FROM audit_events WHERE kind = 'policy_changed' AND actor_id = $1`, [
      admin._id,
    ]),
  ).toEqual([{ subject: 'secondFactor', details: { from: 'optional', to: 'admins 2027-01-15' } }]);
});

it('a session without a required second factor reaches exactly these routes', () => {
  const open = registeredRoutes(app()).filter(({ isBeforeFactor }) => isBeforeFactor);
  expect(open.map(({ key }) => key).sort()).toEqual([
    'GET /auth/factor',
    'GET /auth/me',
    'GET /auth/passkeys',
    'GET /auth/step-up',
    'POST /auth/factor/confirm',
    'POST /auth/factor/setup',
    'POST /auth/logout',
    'POST /auth/passkeys',
    'POST /auth/passkeys/options',
    'POST /auth/step-up',
    'POST /auth/step-up/passkey',
    'POST /auth/step-up/passkey/options',
    'POST /auth/step-up/provider',
    'POST /auth/step-up/provider/start',
  ]);
});
