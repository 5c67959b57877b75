import type { AuthResult } from '@taskloom/contracts';
import { Client } from 'pg';
import { isBlocking, PASSWORD, refusal, useApi, type TestUser } from '../../../test/index.js';
import { PasswordsService } from './passwords/passwords.service.js';

const { anonymous, app, as, databaseUrl, given, rows } = useApi();

const NEXT = 'a better word';
const signIn = ({ email }: TestUser, password = PASSWORD) =>
  anonymous.post<AuthResult>('/auth/login', { email, password });
const change = (user: Pick<TestUser, 'token'>, next = NEXT) =>
  as(user).post('/auth/password', { current: PASSWORD, next });
const sessions = (user: TestUser) => rows('SELECT id FROM sessions WHERE user_id = $1', [user._id]);

/** Runs `work` once, between the check of a password and the following step. */
const afterTheNextCheck = (work: () => Promise<unknown>) => {
  const passwords = app().get(PasswordsService);
  const check = passwords.matches.bind(passwords);
  jest.spyOn(passwords, 'matches').mockImplementationOnce(async (known, password) => {
    const matches = await check(known, password);
    await work();
    return matches;
  });
};
afterEach(() => jest.restoreAllMocks());

describe('a password that was correct when it was checked', () => {
  it('opens no session once another one is set', async () => {
    const user = await given.user();
    afterTheNextCheck(() => change(user));
    expect(await signIn(user)).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
    expect(await sessions(user)).toHaveLength(1);
    expect(await signIn(user, NEXT)).toMatchObject({ status: 200 });
  });

  it('opens no session for an account that has been disabled in the meantime', async () => {
    const user = await given.user();
    afterTheNextCheck(() => rows('UPDATE users SET disabled_at = now() WHERE id = $1', [user._id]));
    expect(await signIn(user)).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
    expect(await sessions(user)).toHaveLength(1);
  });

  it('sets no password once another one is set', async () => {
    const user = await given.user();
    const thief = (await signIn(user)).body;
    afterTheNextCheck(() => change(user));
    const answer = await as(thief).post('/auth/password', { current: PASSWORD, next: 'a stolen word' });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await signIn(user, NEXT)).toMatchObject({ status: 200 });
    expect(await signIn(user, 'a stolen word')).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
  });

  it('opens a session when nothing has changed', async () => {
    const user = await given.user();
    afterTheNextCheck(() => Promise.resolve());
    expect(await signIn(user)).toMatchObject({ status: 200 });
  });
});

it('a sign-in waits for a change of the password that has not been committed', async () => {
  const user = await given.user();
  const other = new Client({ connectionString: databaseUrl() });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query("UPDATE users SET password_hash = 'another' WHERE id = $1", [user._id]);
    let answered = false;
    const answer = signIn(user).finally(() => (answered = true));
    // Ends with the response, which must not arrive yet, or once the request waits for a lock.
    while (!answered && !(await isBlocking(other)));
    expect(answered).toBe(false);
    await other.query('COMMIT');
    expect(await answer).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
  } finally {
    await other.end();
  }
});

it('no session opened with the old password outlives a change, even among many concurrent sign-ins', async () => {
  const user = await given.user();
  const [changed, ...entered] = await Promise.all([
    change(user),
    ...Array.from({ length: 15 }, () => signIn(user)),
  ]);
  expect(changed.status).toBe(200);
  const tokens = entered.filter(({ status }) => status === 200).map(({ body }) => body);
  for (const token of tokens) expect((await as(token).get('/auth/me')).status).toBe(401);
  expect(await sessions(user)).toHaveLength(1);
});
