import type { AuthResult, EmailState } from '@taskloom/contracts';
import type { Email } from 'postal-mime';
import { MailBox } from '../../../../test/mail-box.js';
import { PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';
import { EmailsService } from './emails.service.js';

const box = new MailBox();
const { anonymous, app, as, given, rows } = useApi(async () => ({
  SMTP_URL: await box.open(),
  PUBLIC_URL: 'https://tasks.example.org',
}));
afterAll(() => box.close());

let number = 0;
const newAddress = () => `new-${(number += 1)}@fernbank.example`;
const stateOf = async (user: Pick<TestUser, 'token'>) => (await as(user).get<EmailState>('/auth/email')).body;
const change = (user: Pick<TestUser, 'token'>, email: string) => as(user).post('/auth/email', { email });
const confirm = (token: string) => anonymous.post('/auth/email/confirm', { token });
const tokenIn = ({ text }: Email): string => /confirm-email#(\S+)/.exec(text ?? '')?.[1] ?? 'no token';
const tokenTo = async (email: string) => tokenIn(await box.to(email));
const register = async (email: string) =>
  (await anonymous.post<AuthResult>('/auth/register', { name: 'Ada', email, password: PASSWORD })).body;
const GONE = refusal(410, 'EMAIL_LINK_INVALID');

describe('a registration', () => {
  it('mails a link that proves the address, once', async () => {
    const email = newAddress();
    const user = await register(email);
    expect(await stateOf(user)).toEqual({ email, verified: false, pending: null });
    const token = await tokenTo(email);
    expect(await confirm(token)).toMatchObject({ status: 200 });
    expect(await stateOf(user)).toEqual({ email, verified: true, pending: null });
    expect(await confirm(token)).toMatchObject(GONE);
  });

  it('can mail it again: the earlier link ends', async () => {
    const email = newAddress();
    const user = await register(email);
    const first = await tokenTo(email);
    box.received.length = 0;
    expect(await as(user).post('/auth/email/link')).toMatchObject({ status: 200 });
    const second = await tokenTo(email);
    expect(await confirm(first)).toMatchObject(GONE);
    expect(await confirm(second)).toMatchObject({ status: 200 });
    for (let n = 0; n < 4; n += 1) await as(user).post('/auth/email/link');
    expect(await as(user).post('/auth/email/link')).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
  });
});

describe('a change of the address', () => {
  it('takes effect with the link to the new address, and warns the old one', async () => {
    const user = await given.user();
    const email = newAddress();
    expect(await change(user, email.toUpperCase())).toMatchObject({ status: 200 });
    expect(await stateOf(user)).toEqual({ email: user.email, verified: false, pending: email });
    expect((await box.to(user.email)).text).toContain(`${email} is to replace this address`);
    expect(await anonymous.post('/auth/login', { email, password: PASSWORD })).toMatchObject({ status: 401 });
    expect(await confirm(await tokenTo(email))).toMatchObject({ status: 200 });
    expect(await stateOf(user)).toEqual({ email, verified: true, pending: null });
    expect(await anonymous.post('/auth/login', { email, password: PASSWORD })).toMatchObject({ status: 200 });
    const old = await anonymous.post('/auth/login', { email: user.email, password: PASSWORD });
    expect(old).toMatchObject({ status: 401 });
    expect(
      await rows(
        `SELECT kind, subject, details FROM audit_events WHERE person_id = $1 AND kind LIKE 'email%'`,
        [user._id],
      ),
    ).toEqual([
      { kind: 'email_change_requested', subject: email, details: {} },
      { kind: 'email_changed', subject: email, details: { from: user.email } },
    ]);
  });

  it('ends links for a new password that were mailed to the old address', async () => {
    const user = await given.user();
    const email = newAddress();
    await anonymous.post('/auth/password/forgot', { email: user.email });
    await box.to(user.email);
    await change(user, email);
    await confirm(await tokenTo(email));
    expect(await rows('SELECT 1 FROM password_resets WHERE user_id = $1', [user._id])).toEqual([]);
  });

  it('needs a recent proof, another address, and a valid one', async () => {
    const user = await given.user();
    expect(await change(user, user.email)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await change(user, 'nonsense')).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    await rows(`UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1`, [
      user._id,
    ]);
    expect(await change(user, newAddress())).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
  });

  it('needs a domain that the policies allow', async () => {
    const user = await given.user();
    await rows(`INSERT INTO policies (id, mail_domains) VALUES (1, '{allowed.example}')`);
    try {
      expect(await change(user, newAddress())).toMatchObject(refusal(403, 'MAIL_DOMAIN_REFUSED'));
      expect(await change(user, 'new-one@allowed.example')).toMatchObject({ status: 200 });
    } finally {
      await rows('DELETE FROM policies');
    }
  });

  it('does not reveal that the address belongs to someone else, and mails no link to it', async () => {
    const [user, other] = [await given.user(), await given.user()];
    expect(await change(user, other.email)).toMatchObject({ status: 200 });
    await box.to(user.email);
    expect(box.allTo(other.email)).toEqual([]);
  });

  it('is refused when someone else has registered with the address in the meantime', async () => {
    const user = await given.user();
    const email = newAddress();
    await change(user, email);
    const token = await tokenTo(email);
    await rows('UPDATE users SET email = $1 WHERE id = $2', [email, (await given.user())._id]);
    expect(await confirm(token)).toMatchObject(refusal(409, 'EMAIL_TAKEN'));
    expect((await stateOf(user)).email).toBe(user.email);
  });

  it('is refused for a disabled account and after 24 hours, when the link is removed', async () => {
    const [user, late] = [await given.user(), await given.user()];
    const [email, other] = [newAddress(), newAddress()];
    await change(user, email);
    await change(late, other);
    const [token, expired] = [await tokenTo(email), await tokenTo(other)];
    await rows('UPDATE users SET disabled_at = now() WHERE id = $1', [user._id]);
    expect(await confirm(token)).toMatchObject(GONE);
    await rows(`UPDATE email_links SET expires_at = now() WHERE user_id = $1`, [late._id]);
    expect(await confirm(expired)).toMatchObject(GONE);
    await app().get(EmailsService).removeExpired();
    expect(await rows('SELECT 1 FROM email_links WHERE user_id = $1', [late._id])).toEqual([]);
  });
});

it('an unverified account may do everything by default', async () => {
  const user = await register(newAddress());
  expect(await as(user).patch('/notifications/read-all')).toMatchObject({ status: 200 });
});
