import { createSecretKey, randomBytes } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { AuthResult, User } from '@taskloom/contracts';
import { refusal, useApi } from '../../../test/index.js';
import { AuthService } from './auth.service.js';

const { anonymous, app, as, given, rows } = useApi();

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'analytical engine' };
const register = (more: object = {}) => anonymous.post<AuthResult>('/auth/register', { ...ada, ...more });
const signIn = (email: string, password: string) =>
  anonymous.post<AuthResult>('/auth/login', { email, password });
const me = (token: string) => as({ token }).get<User>('/auth/me');

describe('POST /auth/register', () => {
  it('returns a token and the user, without any secret', async () => {
    const { status, body } = await register();
    expect(status).toBe(201);
    expect(body).toEqual({
      token: expect.any(String),
      user: {
        _id: expect.any(String),
        name: ada.name,
        email: ada.email,
        avatar: '/api/avatars/initials.svg?seed=Ada%20Lovelace&hue=iris',
        role: 'admin',
      },
    });
    expect(await me(body.token)).toMatchObject({ status: 200, body: body.user });
  });

  it('refuses an address that is taken, in any case', async () => {
    expect(await register({ email: ' ADA@Example.com' })).toMatchObject(refusal(409, 'EMAIL_TAKEN'));
  });

  it('ignores a role in the request', async () => {
    const answer = await register({ email: 'eve@example.com', role: 'admin' });
    expect(answer).toMatchObject({
      ...refusal(400, 'VALIDATION_FAILED'),
      body: { errors: [{ field: 'role' }] },
    });
  });

  it('stores no password', async () => {
    const [stored] = await rows<{ password_hash: string }>('SELECT * FROM users WHERE email = $1', [
      ada.email,
    ]);
    expect(stored?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(stored)).not.toContain(ada.password);
  });
});

describe('POST /auth/login', () => {
  it('returns a token and the user', async () => {
    const answer = await signIn(' Ada@example.com ', ada.password);
    expect(answer).toMatchObject({ status: 200, body: { user: { email: ada.email, role: 'admin' } } });
    expect(await me(answer.body.token)).toMatchObject({ status: 200 });
  });

  it('returns the same response for a wrong password and an unknown account', async () => {
    const wrong = await signIn(ada.email, 'difference engine');
    const unknown = await signIn('nobody@example.com', ada.password);
    expect(wrong).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
    expect(unknown.text).toBe(wrong.text);
  });

  it('refuses a disabled account', async () => {
    const { body } = await register({ email: 'gone@example.com' });
    await rows('UPDATE users SET disabled_at = now() WHERE id = $1', [body.user._id]);
    expect(await signIn('gone@example.com', ada.password)).toMatchObject(refusal(403, 'ACCOUNT_DISABLED'));
    expect(await signIn('gone@example.com', 'not this one')).toMatchObject(
      refusal(401, 'CREDENTIALS_INVALID'),
    );
    expect(await me(body.token)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

describe('POST /auth/logout', () => {
  it('ends only this session', async () => {
    const [one, two] = [await signIn(ada.email, ada.password), await signIn(ada.email, ada.password)];
    expect(await as(one.body).post('/auth/logout')).toMatchObject({ status: 200, body: { ok: true } });
    expect(await me(one.body.token)).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await me(two.body.token)).toMatchObject({ status: 200 });
  });
});

describe('GET /auth/me', () => {
  it('reads the role from the database, not from the token', async () => {
    const user = await given.user();
    expect(await me(user.token)).toMatchObject({ body: { role: 'member' } });
    await given.team({ admin: user });
    expect(await me(user.token)).toMatchObject({ body: { role: 'admin' } });
  });

  it('refuses an expired session', async () => {
    const user = await given.user();
    await rows('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [user._id]);
    expect(await me(user.token)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });

  const claims = { audience: 'taskloom', issuer: 'taskloom' };
  const parts = (token: string) => token.split('.');
  const forgeries: [string, (token: string) => string][] = [
    ['nothing', () => ''],
    ['no token', () => 'null'],
    [
      'another key',
      () => new JwtService({ secret: createSecretKey(randomBytes(48)) }).sign({ sid: 'x' }, claims),
    ],
    ['no signature', (token) => `${parts(token).slice(0, 2).join('.')}.`],
    ['algorithm none', (token) => `${btoa('{"alg":"none","typ":"JWT"}')}.${parts(token)[1]}.`],
    ['a changed payload', (token) => [parts(token)[0], btoa('{"sid":"1"}'), parts(token)[2]].join('.')],
    ['a very long token', () => 'a.'.repeat(5_000)],
  ];

  it.each(forgeries)('refuses %s', async (_, forge) => {
    const user = await given.user();
    expect(await me(forge(user.token))).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

describe('PATCH /auth/me', () => {
  it('changes only the named fields, and generates a picture for the new name', async () => {
    const user = await given.user();
    const avatar = 'https://pictures.example/ada.png';
    expect(await as(user).patch('/auth/me', { avatar })).toMatchObject({ body: { name: user.name, avatar } });
    expect(await as(user).patch('/auth/me', { name: 'Å B' })).toMatchObject({
      body: { name: 'Å B', avatar },
    });
    expect(await as(user).patch('/auth/me', { avatar: null })).toMatchObject({
      body: { avatar: '/api/avatars/initials.svg?seed=%C3%85%20B' },
    });
  });

  it.each([{ name: ' ' }, { email: 'other@example.com' }, { role: 'admin' }, { avatar: 'data:text/html,x' }])(
    'refuses %j',
    async (changes) => {
      const user = await given.user();
      expect(await as(user).patch('/auth/me', changes)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    },
  );
});

it('refuses an account that is deleted during the request', async () => {
  const gone = {
    ...{ _id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Gone', email: 'gone@example.com', avatar: '' },
    ...{ role: 'member' as const, teamId: null, sessionId: '' },
  };
  const answer = app().get(AuthService).updateProfile(gone, { name: 'Back' });
  await expect(answer).rejects.toMatchObject({ status: 401, code: 'CREDENTIALS_INVALID' });
});

describe('POST /auth/password', () => {
  const next = 'a better engine';

  it('ends all other sessions and keeps this one', async () => {
    const { body } = await register({ email: 'charles@example.com' });
    const other = await signIn('charles@example.com', ada.password);
    const { body: somebodyElse } = await register({ email: 'joseph@example.com' });
    expect(await as(body).post('/auth/password', { current: ada.password, next })).toMatchObject({
      status: 200,
    });
    expect(await me(body.token)).toMatchObject({ status: 200 });
    expect(await me(other.body.token)).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await me(somebodyElse.token)).toMatchObject({ status: 200 });
    expect(await signIn('charles@example.com', next)).toMatchObject({ status: 200 });
    expect(await signIn('charles@example.com', ada.password)).toMatchObject(
      refusal(401, 'CREDENTIALS_INVALID'),
    );
  });

  it('changes nothing without the current password, and signs no one out', async () => {
    const { body } = await register({ email: 'mary@example.com' });
    const answer = await as(body).post('/auth/password', { current: 'wrong', next });
    expect(answer).toMatchObject({
      ...refusal(400, 'VALIDATION_FAILED'),
      body: { errors: [{ field: 'current' }] },
    });
    expect(await signIn('mary@example.com', ada.password)).toMatchObject({ status: 200 });
  });
});
