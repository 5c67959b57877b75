import type { AuditKind, User } from '@taskloom/contracts';
import type { Email } from 'postal-mime';
import { MailBox } from '../../../../test/mail-box.js';
import { PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';
import { Database } from '../../../platform/database/index.js';
import { createResetLink } from './reset-link.js';

const box = new MailBox();
const { anonymous, app, as, databaseUrl, given, rows } = useApi(async () => ({
  SMTP_URL: await box.open(),
  PUBLIC_URL: 'https://tasks.example.org',
  TRUST_PROXY: '1',
  RATE_LOGIN_ACCOUNT: '2',
}));
afterAll(() => box.close());

const NEXT = 'difference engine';
const forgot = (email: string) => anonymous.post('/auth/password/forgot', { email });
const reset = (token: string, password = NEXT, address = '192.0.2.9') =>
  anonymous.post('/auth/password/reset', { token, password }, { headers: { 'x-forwarded-for': address } });
const signIn = (email: string, password: string, address = '192.0.2.9') =>
  anonymous.post('/auth/login', { email, password }, { headers: { 'x-forwarded-for': address } });
const tokenIn = ({ text }: Email): string => /reset-password#(\S+)/.exec(text ?? '')?.[1] ?? 'no token';
const mailedToken = async (user: TestUser): Promise<string> => {
  await forgot(user.email);
  return tokenIn(await box.to(user.email));
};
const audited = (kind: AuditKind, person: TestUser) =>
  rows('SELECT actor_id, address FROM audit_events WHERE kind = $1 AND person_id = $2', [kind, person._id]);
const resetsOf = ({ _id }: TestUser) => rows('SELECT 1 FROM password_resets WHERE user_id = $1', [_id]);

/** Waits for a write that no request waits for, up to the test's time limit. */
const until = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise(setImmediate);
};

describe('a forgotten password', () => {
  it('is replaced through the mailed link, which ends all sessions', async () => {
    const ann = await given.user();
    expect(await reset(await mailedToken(ann))).toMatchObject({ status: 200, body: { ok: true } });
    expect(await as(ann).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await signIn(ann.email, PASSWORD)).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
    expect(await signIn(ann.email, NEXT)).toMatchObject({ status: 200 });
    expect(await audited('password_reset_requested', ann)).toHaveLength(1);
    expect(await audited('password_reset', ann)).toEqual([{ actor_id: null, address: '192.0.2.9' }]);
  });

  it('revokes the API tokens, of this person only', async () => {
    const [ann, ben] = [await given.user(), await given.user()];
    const [own, foreign] = [await given.apiToken({ user: ann }), await given.apiToken({ user: ben })];
    await reset(await mailedToken(ann));
    expect(await as(own).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await as(foreign).get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('proves the address, because its mail has been read', async () => {
    const ann = await given.user();
    await reset(await mailedToken(ann));
    expect(await rows('SELECT email_verified_at FROM users WHERE id = $1', [ann._id])).toEqual([
      { email_verified_at: expect.any(Date) },
    ]);
  });

  it('stores neither the token nor the new password', async () => {
    const ann = await given.user();
    const token = await mailedToken(ann);
    const stored = JSON.stringify(await rows('SELECT r.*, u.* FROM password_resets r, users u'));
    expect(stored).not.toContain(token);
    await reset(token);
    expect(JSON.stringify(await rows('SELECT * FROM users, outbox'))).not.toMatch(NEXT);
  });

  it('refuses a weak new password, and the link still works', async () => {
    const ann = await given.user();
    const token = await mailedToken(ann);
    expect(await reset(token, 'short')).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await reset(token)).toMatchObject({ status: 200 });
  });
});

describe('a reset link', () => {
  it('works once, even for concurrent requests', async () => {
    const token = await mailedToken(await given.user());
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => reset(token, `${NEXT} ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect(await reset(token)).toMatchObject(refusal(410, 'RESET_LINK_INVALID'));
  });

  it('ends when another one is used', async () => {
    const ann = await given.user();
    await forgot(ann.email);
    await forgot(ann.email);
    await until(async () => box.allTo(ann.email).length === 2);
    const [first, second] = box.allTo(ann.email).map(tokenIn);
    expect(await reset(second ?? '')).toMatchObject({ status: 200 });
    expect(await reset(first ?? '')).toMatchObject(refusal(410, 'RESET_LINK_INVALID'));
  });

  it('expires after 30 minutes', async () => {
    const ann = await given.user();
    const token = await mailedToken(ann);
    await rows(`UPDATE password_resets SET expires_at = expires_at - interval '29 minutes'`);
    expect(
      await rows('SELECT 1 FROM password_resets WHERE user_id = $1 AND expires_at > now()', [ann._id]),
    ).toHaveLength(1);
    await rows(`UPDATE password_resets SET expires_at = expires_at - interval '1 minute'`);
    expect(await reset(token)).toMatchObject(refusal(410, 'RESET_LINK_INVALID'));
  });

  it('of a disabled account changes nothing', async () => {
    const ann = await given.user();
    const token = await mailedToken(ann);
    await rows('UPDATE users SET disabled_at = now() WHERE id = $1', [ann._id]);
    expect(await reset(token)).toMatchObject(refusal(410, 'RESET_LINK_INVALID'));
  });

  it.each(['', 'x', 'x'.repeat(43), '%00', "' OR true --"])('is not %j', async (token) => {
    expect((await reset(token)).status).toBe(token === '' ? 400 : 410);
  });

  it('lets its address sign in at once, even after many wrong guesses', async () => {
    const ann = await given.user();
    for (let guess = 0; guess < 3; guess++) await signIn(ann.email, 'a guess');
    expect(await signIn(ann.email, PASSWORD)).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
    await reset(await mailedToken(ann));
    expect(await signIn(ann.email, NEXT)).toMatchObject({ status: 200 });
  });
});

describe('a mail that could not be sent yet', () => {
  const waiting = ({ email }: TestUser) => rows('SELECT 1 FROM outbox WHERE recipient = $1', [email]);

  it('is dropped once the password has been reset through another link', async () => {
    const ann = await given.user();
    await box.close();
    await forgot(ann.email);
    await until(async () => (await waiting(ann)).length === 1);
    const token = 'x'.repeat(43);
    await rows(
      `INSERT INTO password_resets (id, user_id, token_hash, expires_at)
       VALUES (gen_random_uuid(), $1, sha256($2), now() + interval '1 minute')`,
      [ann._id, Buffer.from(token)],
    );
    expect(await reset(token)).toMatchObject({ status: 200 });
    expect(await waiting(ann)).toEqual([]);
    await box.reopen();
  });
});

describe('whether an account exists', () => {
  it('is not revealed by the response', async () => {
    const known = await forgot((await given.user()).email);
    const unknown = await forgot('nobody@example.com');
    expect(unknown).toMatchObject({ status: 200, text: known.text });
    expect(box.allTo('nobody@example.com')).toEqual([]);
  });

  it('is not revealed by timing, since no request waits for the write of a link', async () => {
    const ann = await given.user();
    await app()
      .get(Database)
      .transaction(async (tx) => {
        await tx.manager.query('LOCK TABLE password_resets IN ACCESS EXCLUSIVE MODE');
        expect(await forgot(ann.email)).toMatchObject({ status: 200 });
      });
    await until(async () => (await resetsOf(ann)).length === 1);
  });

  it('gets at most three mails in half an hour', async () => {
    const ann = await given.user();
    for (let time = 0; time < 5; time++) expect(await forgot(ann.email)).toMatchObject({ status: 200 });
    await until(async () => box.allTo(ann.email).length === 3);
    expect(await resetsOf(ann)).toHaveLength(3);
  });
});

describe('createResetLink, for operators', () => {
  it('creates a working link, and ends earlier ones', async () => {
    const ann = await given.user();
    const mailed = await mailedToken(ann);
    const { name, path } = await createResetLink(databaseUrl(), ` ${ann.email.toUpperCase()}`);
    expect(name).toBe(ann.name);
    expect(await reset(mailed)).toMatchObject(refusal(410, 'RESET_LINK_INVALID'));
    expect(await reset(path.replace('/reset-password#', ''))).toMatchObject({ status: 200 });
    expect(await audited('password_reset_link', ann)).toEqual([{ actor_id: null, address: null }]);
    const { body } = await anonymous.post<{ token: string }>('/auth/login', {
      email: ann.email,
      password: NEXT,
    });
    expect(await as(body).get<User>('/auth/me')).toMatchObject({ body: { _id: ann._id } });
  });

  it('fails with a clear message for an unknown address', async () => {
    await expect(createResetLink(databaseUrl(), 'nobody@example.com')).rejects.toMatchObject({
      code: 'NO_ACCOUNT',
    });
  });
});
