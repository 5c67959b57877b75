import { SESSION_TOKEN_HEADER, type AuthResult, type FactorSetup, type User } from '@taskloom/contracts';
import { generateSync } from 'otplib';
import { io } from 'socket.io-client';
import { PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';

const { anonymous, as, given, listen, rows } = useApi();

type Session = Pick<TestUser, 'token'>;

const prove = (session: Session, password = PASSWORD) => as(session).post('/auth/step-up', { password });
/** A session, and the same with the token that it has before a proof. */
const renewed = async () => {
  const user = await given.user();
  const before = { token: user.token };
  expect(await prove(user)).toMatchObject({ status: 200 });
  expect(user.token).not.toBe(before.token);
  return { user, before };
};
const overlapEnds = ({ _id }: TestUser) =>
  rows(`UPDATE sessions SET renewed_at = renewed_at - interval '30 seconds' WHERE user_id = $1`, [_id]);
const changes = (session: Session) => as(session).delete('/auth/sessions');
const canConnect = async (session: Session): Promise<boolean> => {
  const socket = io(await listen(), {
    auth: { token: session.token },
    transports: ['websocket'],
    reconnection: false,
  });
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
  socket.disconnect();
  return connected;
};

describe('a proof', () => {
  it('gives the session a new token, and ends the one before after 30 seconds', async () => {
    const { user, before } = await renewed();
    expect(await as(user).get<User>('/auth/me')).toMatchObject({ status: 200, body: { _id: user._id } });
    expect(await as(before).get('/auth/me')).toMatchObject({ status: 200 });
    await overlapEnds(user);
    expect(await as(before).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await as(user).get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('allows sensitive changes with the new token only', async () => {
    const { user, before } = await renewed();
    expect(await changes(before)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect(await changes(user)).toMatchObject({ status: 200 });
  });

  it('ends every token before it, also those of earlier proofs', async () => {
    const { user, before } = await renewed();
    await prove(user);
    expect(await as(before).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await as(user).get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('that is wrong changes no token', async () => {
    const user = await given.user();
    const { token } = user;
    const { headers } = await prove(user, 'wrong');
    expect(headers).not.toHaveProperty(SESSION_TOKEN_HEADER);
    await overlapEnds(user);
    expect(await as({ token }).get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('in two tabs at once leaves one token, which both get', async () => {
    const user = await given.user();
    const tabs = [{ token: user.token }, { token: user.token }];
    await Promise.all(tabs.map((tab) => prove(tab)));
    await overlapEnds(user);
    for (const tab of tabs) {
      expect(tab.token).not.toBe(user.token);
      expect(await as(tab).get('/auth/me')).toMatchObject({ status: 200 });
    }
    expect(await rows('SELECT renewals FROM sessions WHERE user_id = $1', [user._id])).toEqual([
      { renewals: 1 },
    ]);
  });

  it('changes no token of another session or person', async () => {
    const ben = await given.user();
    const { user } = await renewed();
    const { body: other } = await anonymous.post<AuthResult>('/auth/login', {
      email: user.email,
      password: PASSWORD,
    });
    const { token } = other;
    await prove(user);
    await overlapEnds(user);
    expect(await as({ token }).get('/auth/me')).toMatchObject({ status: 200 });
    expect(await as(ben).get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('keeps open sockets, and the new token opens others', async () => {
    const user = await given.user();
    const before = { token: user.token };
    const socket = io(await listen(), {
      auth: { token: user.token },
      transports: ['websocket'],
      reconnection: false,
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    await prove(user);
    await overlapEnds(user);
    expect(await canConnect(before)).toBe(false);
    expect(await canConnect(user)).toBe(true);
    expect(socket.connected).toBe(true);
    socket.disconnect();
  });

  it('keeps the cookie for files', async () => {
    const user = await given.user();
    const { headers } = await as(user).get('/auth/me');
    const cookie = /taskloom-files=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
    await prove(user);
    await overlapEnds(user);
    const file = await anonymous.get('/files/nothing', { headers: { cookie } });
    expect(file).toMatchObject({ status: 404 });
    expect(await anonymous.get('/files/nothing')).toMatchObject({ status: 401 });
  });
});

describe('the new token is in the response', () => {
  it.each([
    ['/auth/password', { current: PASSWORD, next: 'another good word' }, 200],
    ['/auth/factor/setup', { password: PASSWORD }, 200],
    ['/auth/tokens', { name: 'Report', scope: 'read', password: PASSWORD }, 200],
    ['/auth/factor/removal', { password: PASSWORD }, 409],
  ])('of %s with the password', async (path, body, status) => {
    const user = await given.user();
    const before = { token: user.token };
    expect(await as(user).post(path, body)).toMatchObject({ status });
    expect(user.token).not.toBe(before.token);
    await overlapEnds(user);
    expect(await as(user).get('/auth/me')).toMatchObject({ status: 200 });
    expect(await as(before).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });

  it('of a proof with a code', async () => {
    const user = await given.user();
    const { body } = await as(user).post<FactorSetup>('/auth/factor/setup', { password: PASSWORD });
    const codeIn = (periods: number) =>
      generateSync({ secret: body.secret, epoch: Math.floor(Date.now() / 1_000) + periods * 30 });
    await as(user).post('/auth/factor/confirm', { code: codeIn(0) });
    const { token } = user;
    expect(await as(user).post('/auth/step-up', { code: codeIn(1) })).toMatchObject({ status: 200 });
    expect(user.token).not.toBe(token);
  });

  it('and in no other one', async () => {
    const { user } = await renewed();
    expect((await as(user).get('/auth/me')).headers).not.toHaveProperty(SESSION_TOKEN_HEADER);
    expect((await changes(user)).headers).not.toHaveProperty(SESSION_TOKEN_HEADER);
  });
});

it('a session of an earlier version keeps its token until a proof', async () => {
  const user = await given.user();
  expect(await rows('SELECT renewals, renewed_at FROM sessions WHERE user_id = $1', [user._id])).toEqual([
    { renewals: 0, renewed_at: null },
  ]);
  expect(await as(user).get('/auth/me')).toMatchObject({ status: 200 });
});
