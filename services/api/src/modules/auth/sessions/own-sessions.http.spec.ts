import type { AuthResult, SessionInfo } from '@taskloom/contracts';
import { io } from 'socket.io-client';
import { MailBox } from '../../../../test/mail-box.js';
import { PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { SessionsService } from './sessions.service.js';

const box = new MailBox();
const { anonymous, app, as, given, listen, rows } = useApi(async () => ({
  SMTP_URL: await box.open(),
  TRUST_PROXY: '1',
  SESSION_IDLE_MINUTES: '30',
}));
afterAll(() => box.close());

const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

const signIn = async ({ email }: TestUser, headers: Record<string, string> = {}) =>
  anonymous.post<AuthResult>('/auth/login', { email, password: PASSWORD }, { headers });
const deviceIn = (header: unknown): string =>
  /taskloom-device=[\w-]+/.exec(String(header))?.[0] ?? 'no cookie';
const sessionsOf = async (user: { token: string }) =>
  (await as(user).get<SessionInfo[]>('/auth/sessions')).body;
const isOver = async (user: { token: string }) => (await as(user).get('/auth/me')).status === 401;

describe('GET /auth/sessions', () => {
  it('names device and network, never a full address, and marks the current one', async () => {
    const ann = await given.user();
    const { body } = await signIn(ann, { 'user-agent': CHROME, 'x-forwarded-for': '91.64.12.7' });
    const sessions = await sessionsOf(body);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)).toMatchObject({
      device: { browser: 'Chrome', system: 'macOS', kind: 'desktop' },
      place: '91.64.x.x',
    });
    expect(JSON.stringify(sessions)).not.toContain('12.7');
  });

  it('shows a session of an earlier version as an unknown device', async () => {
    const ann = await given.user();
    expect(await sessionsOf(ann)).toMatchObject([{ device: { browser: null, kind: 'other' }, place: null }]);
  });

  it('shows only the caller’s own', async () => {
    const [ann, ben] = [await given.user(), await given.user()];
    const [own] = await sessionsOf(ann);
    expect((await sessionsOf(ben)).map(({ _id }) => _id)).not.toContain(own?._id);
  });
});

describe('DELETE /auth/sessions/{id}', () => {
  it('ends one session with its sockets, and is audited', async () => {
    const ann = await given.user();
    const { body: other } = await signIn(ann);
    const socket = io(await listen(), {
      auth: { token: other.token },
      transports: ['websocket'],
      reconnection: false,
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const cut = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    const found = (await sessionsOf(other)).find(({ current }) => current);
    expect(await as(ann).delete(`/auth/sessions/${found?._id}`)).toMatchObject({ status: 200 });
    await cut;
    expect(await isOver(other)).toBe(true);
    expect(await isOver(ann)).toBe(false);
    expect(
      await rows(`SELECT actor_id FROM audit_events WHERE kind = 'sessions_ended' AND actor_id = $1`, [
        ann._id,
      ]),
    ).toHaveLength(1);
  });

  it('returns 404 for a session of another person, and does not end it', async () => {
    const [ann, ben] = [await given.user(), await given.user()];
    const [foreign] = await sessionsOf(ben);
    expect(await as(ann).delete(`/auth/sessions/${foreign?._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await isOver(ben)).toBe(false);
  });
});

describe('DELETE /auth/sessions', () => {
  it('ends all others of the person, and none of other people', async () => {
    const [ann, ben] = [await given.user(), await given.user()];
    const others = [(await signIn(ann)).body, (await signIn(ann)).body];
    expect(await as(ann).delete('/auth/sessions')).toMatchObject({ status: 200 });
    expect(await Promise.all(others.map(isOver))).toEqual([true, true]);
    expect([await isOver(ann), await isOver(ben)]).toEqual([false, false]);
  });
});

describe('ending sessions', () => {
  it('needs a recent proof, as a password or code does; seeing them does not', async () => {
    const ann = await given.user();
    const { body: other } = await signIn(ann);
    const found = (await sessionsOf(other)).find(({ current }) => current);
    await rows(`UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1`, [ann._id]);
    for (const path of ['/auth/sessions', `/auth/sessions/${found?._id}`])
      expect(await as(ann).delete(path)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect(await sessionsOf(ann)).toHaveLength(2);
    expect(await isOver(other)).toBe(false);
    await as(ann).post('/auth/step-up', { password: PASSWORD });
    expect(await as(ann).delete(`/auth/sessions/${found?._id}`)).toMatchObject({ status: 200 });
    expect(await isOver(other)).toBe(true);
  });

  it('needs none for the own one, by signing out', async () => {
    const ann = await given.user();
    await rows(`UPDATE sessions SET proved_at = NULL WHERE user_id = $1`, [ann._id]);
    expect(await as(ann).post('/auth/logout')).toMatchObject({ status: 200 });
    expect(await isOver(ann)).toBe(true);
  });
});

describe('an idle session', () => {
  const idle = (user: TestUser, minutes: number) =>
    rows(`UPDATE sessions SET last_used_at = now() - make_interval(mins => $2) WHERE user_id = $1`, [
      user._id,
      minutes,
    ]);
  const keepUp = () => app().get(SessionsService).keepUp();

  it('ends after SESSION_IDLE_MINUTES', async () => {
    const [ann, ben] = [await given.user(), await given.user()];
    await idle(ann, 31);
    await idle(ben, 29);
    await keepUp();
    expect([await isOver(ann), await isOver(ben)]).toEqual([true, false]);
  });

  it('continues while it is used', async () => {
    const ann = await given.user();
    await idle(ann, 31);
    expect(await isOver(ann)).toBe(false);
    await keepUp();
    expect(await isOver(ann)).toBe(false);
  });
});

describe('a sign-in with a browser that is new to the person', () => {
  it('is mailed, except the first one and the second one with the same browser', async () => {
    const ann = await given.user();
    const first = await signIn(ann);
    const cookie = deviceIn(first.headers['set-cookie']);
    await signIn(ann, { cookie });
    expect(await rows(`SELECT 1 FROM outbox WHERE recipient = $1`, [ann.email])).toEqual([]);
    await signIn(ann, { 'user-agent': CHROME, 'x-forwarded-for': '91.64.12.7' });
    const mail = await box.to(ann.email);
    expect(mail.text).toContain('Chrome on macOS from 91.64.x.x');
  });

  it('gets a cookie that scripts and other sites can’t use', async () => {
    const { headers } = await signIn(await given.user());
    const cookie = /taskloom-device[^,]*/.exec(String(headers['set-cookie']))?.[0];
    expect(cookie).toMatch(/Path=\/api\/auth;.*HttpOnly.*SameSite=Strict/i);
  });

  it('is not treated as known with another person’s cookie', async () => {
    const [ann, eve] = [await given.user(), await given.user()];
    await signIn(ann);
    const cookie = deviceIn((await signIn(eve)).headers['set-cookie']);
    await signIn(ann, { cookie, 'user-agent': CHROME });
    expect((await box.to(ann.email)).subject).toContain('New sign-in');
  });

  it('is stored as a hash, for at most 50 browsers of a person', async () => {
    const ann = await given.user();
    await rows(
      `INSERT INTO known_devices (user_id, token_hash, last_used_at)
       SELECT $1, sha256(n::text::bytea), now() - interval '1 day' FROM generate_series(1, 60) n`,
      [ann._id],
    );
    const { headers, status } = await signIn(ann);
    expect(status).toBe(200);
    const known = await rows<{ hash: string }>(
      `SELECT encode(token_hash, 'hex') AS hash FROM known_devices WHERE user_id = $1`,
      [ann._id],
    );
    expect(known).toHaveLength(50);
    expect(JSON.stringify(known)).not.toContain(deviceIn(headers['set-cookie']).split('=')[1]);
  });

  it('is forgotten after a year without use, by a job that runs every hour', async () => {
    const ann = await given.user();
    await rows(
      `INSERT INTO known_devices (user_id, token_hash, last_used_at)
       VALUES ($1, sha256('old'), now() - interval '366 days'), ($1, sha256('recent'), now() - interval '364 days')`,
      [ann._id],
    );
    const { every } = await app().get(JobsService).run('known-devices', 5_000);
    expect(every).toBe(3_600);
    const kept = await rows(
      `SELECT token_hash = sha256('recent') AS recent FROM known_devices WHERE user_id = $1`,
      [ann._id],
    );
    expect(kept).toEqual([{ recent: true }]);
  });
});
