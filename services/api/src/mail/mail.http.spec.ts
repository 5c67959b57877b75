import { ConfigService } from '@nestjs/config';
import type { AuthResult, TeamInvite } from '@taskloom/contracts';
import type { Email } from 'postal-mime';
import { MailBox } from '../../test/mail-box.js';
import { refusal, useApi, type TestUser } from '../../test/index.js';
import { MailServer } from './mail-server.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';

const box = new MailBox();
const PUBLIC_URL = 'https://tasks.example.org';
const { anonymous, app, as, given, rows } = useApi(async () => ({ SMTP_URL: await box.open(), PUBLIC_URL }));

afterAll(() => box.close());

interface Row {
  attempts: number;
  payload: object;
  claimed: boolean;
  sent: boolean;
  failed: boolean;
  last_error: string | null;
}

const outboxOf = (recipient: string) =>
  rows<Row>(
    `SELECT attempts, payload, claimed_until IS NOT NULL AS claimed, sent_at IS NOT NULL AS sent,
       failed_at IS NOT NULL AS failed, last_error FROM outbox WHERE recipient LIKE $1`,
    [recipient],
  );

/** Waits until all rows for the recipient match, limited by the test's timeout. */
const untilRows = async (recipient: string, are: (row: Row) => boolean): Promise<Row[]> => {
  for (;;) {
    const found = await outboxOf(recipient);
    if (found.length > 0 && found.every(are)) return found;
    await new Promise(setImmediate);
  }
};

const invite = async (email: string, team?: { admin: TestUser }) => {
  const { admin } = team ?? (await given.team());
  return as(admin).post<TeamInvite>('/team/invite', { email });
};

const linkIn = ({ text }: Email): URL =>
  new URL(/https?:\/\/[^\s/]+\/register\?\S+/.exec(text ?? '')?.[0] ?? 'no:link');
const tryNow = () => rows('UPDATE outbox SET due_at = now() WHERE sent_at IS NULL');
const worker = () =>
  new OutboxService(app().get(ConfigService), app().get(OutboxRepository), app().get(MailServer));

describe('an invitation', () => {
  it('is mailed once, with a link whose token registers and claims it', async () => {
    const { body } = await invite('new@example.com');
    const mail = await box.to('new@example.com');
    const link = linkIn(mail);
    expect(link).toMatchObject({ origin: PUBLIC_URL, pathname: '/register' });
    expect(mail).toMatchObject({
      from: { name: 'Taskloom', address: 'no-reply@tasks.example.org' },
      subject: expect.stringContaining('Taskloom'),
      html: expect.stringContaining(link.href),
      messageId: `<${body._id}@tasks.example.org>`,
    });
    const newcomer = await anonymous.post<AuthResult>('/auth/register', {
      name: 'New',
      email: 'new@example.com',
      password: 'long enough',
      inviteToken: link.searchParams.get('invite'),
    });
    const accepted = await as(newcomer.body).post(`/team/invites/${body._id}/accept`);
    expect(accepted.status).toBe(200);
    expect(box.allTo('new@example.com')).toHaveLength(1);
  });

  it('leaves no token behind once its mail is sent', async () => {
    await invite('secret@example.com');
    const [row] = await untilRows('secret@example.com', ({ sent }) => sent);
    expect(row).toMatchObject({ attempts: 1, claimed: false, failed: false });
    expect(row?.payload).toEqual({});
  });

  it('is mailed once, even when it is repeated', async () => {
    const team = await given.team();
    await Promise.all(Array.from({ length: 5 }, () => invite('again@example.com', team)));
    await untilRows('again@example.com', ({ sent }) => sent);
    await invite('again@example.com', team);
    expect(await outboxOf('again@example.com')).toHaveLength(1);
    expect(box.allTo('again@example.com')).toHaveLength(1);
  });

  it('that is refused sends no mail', async () => {
    const member = await given.user();
    const team = await given.team({ members: [member] });
    expect(await invite(member.email, team)).toMatchObject(refusal(409, 'ALREADY_IN_TEAM'));
    expect(await outboxOf(member.email)).toEqual([]);
  });
});

describe('a mail server that is slow', () => {
  it('delays no request', async () => {
    const release = box.hold();
    const answer = await invite('slow@example.com');
    expect(answer.status).toBe(201);
    await box.to('slow@example.com');
    expect(await outboxOf('slow@example.com')).toMatchObject([{ sent: false, claimed: true }]);
    release();
    await untilRows('slow@example.com', ({ sent }) => sent);
    expect(box.allTo('slow@example.com')).toHaveLength(1);
  });
});

describe('an unreachable mail server', () => {
  it('gets the mail once it is reachable again', async () => {
    await box.close();
    expect((await invite('away@example.com')).status).toBe(201);
    const [row] = await untilRows('away@example.com', ({ attempts, claimed }) => attempts > 0 && !claimed);
    expect(row).toMatchObject({
      sent: false,
      failed: false,
      last_error: expect.stringContaining('ECONNREFUSED'),
    });
    await box.reopen();
    await tryNow();
    app().get(OutboxService).wake();
    await untilRows('away@example.com', ({ sent }) => sent);
    expect(box.allTo('away@example.com')).toHaveLength(1);
  });

  it('gets no mail of an invitation that has been revoked', async () => {
    await box.close();
    const team = await given.team();
    const { body } = await invite('revoked@example.com', team);
    await untilRows('revoked@example.com', ({ attempts, claimed }) => attempts > 0 && !claimed);
    await as(team.admin).delete(`/team/invites/${body._id}`);
    await box.reopen();
    expect(await outboxOf('revoked@example.com')).toEqual([]);
  });

  it('gets each mail once from several processes', async () => {
    await box.close();
    const team = await given.team();
    const count = 30;
    await Promise.all(Array.from({ length: count }, (_, n) => invite(`crowd-${n}@example.com`, team)));
    await untilRows('crowd-%', ({ attempts, claimed }) => attempts > 0 && !claimed);
    await box.reopen();
    await tryNow();
    const workers = [worker(), worker(), worker()];
    for (const one of workers) one.wake();
    await untilRows('crowd-%', ({ sent }) => sent);
    const sent = Array.from({ length: count }, (_, n) => box.allTo(`crowd-${n}@example.com`).length);
    expect(sent).toEqual(Array(count).fill(1));
    await Promise.all(workers.map((one) => one.onModuleDestroy()));
  });
});

describe('a mail server that refuses', () => {
  it('an address permanently is not tried again', async () => {
    box.refuseWith = Object.assign(new Error('No such user'), { responseCode: 550 });
    await invite('nobody@example.com');
    const [row] = await untilRows('nobody@example.com', ({ failed }) => failed);
    expect(row).toMatchObject({ attempts: 1, sent: false });
    expect(row?.payload).toEqual({});
  });

  it('an address temporarily is tried again', async () => {
    box.refuseWith = Object.assign(new Error('Come back later'), { responseCode: 451 });
    await invite('greylisted@example.com');
    await untilRows('greylisted@example.com', ({ attempts, claimed }) => attempts > 0 && !claimed);
    box.refuseWith = undefined;
    await tryNow();
    app().get(OutboxService).wake();
    await untilRows('greylisted@example.com', ({ sent }) => sent);
    expect(box.allTo('greylisted@example.com')).toHaveLength(1);
  });
});

describe('the outbox', () => {
  const put = (recipient: string, columns: string, values: string) =>
    rows(
      `INSERT INTO outbox (id, kind, recipient, payload, ${columns})
       VALUES (gen_random_uuid(), 'invitation', $1, '{"token":"t","teamName":"T","inviterName":"I"}', ${values})`,
      [recipient],
    );

  it('takes over the mails of a dead process, but not those that another process holds', async () => {
    await put('held@example.com', 'attempts, claimed_until', `1, now() + interval '1 minute'`);
    await put('left@example.com', 'attempts, claimed_until', `1, now() - interval '1 second'`);
    app().get(OutboxService).wake();
    const [row] = await untilRows('left@example.com', ({ sent }) => sent);
    expect(row).toMatchObject({ attempts: 2 });
    expect(await outboxOf('held@example.com')).toMatchObject([{ attempts: 1, sent: false }]);
  });

  it('gives no mail to two concurrent workers', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => put(`pair-${n}@example.com`, 'attempts', '0')));
    const asked = Array.from({ length: 40 }, () => app().get(OutboxRepository).claim(60));
    const given = (await Promise.all(asked)).flatMap((mail) => mail?.recipient ?? []);
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBeGreaterThan(1);
  });

  it('gives up after the last retry', async () => {
    box.refuseWith = Object.assign(new Error('Come back later'), { responseCode: 451 });
    await put('hopeless@example.com', 'attempts', '44');
    app().get(OutboxService).wake();
    const [row] = await untilRows('hopeless@example.com', ({ failed }) => failed);
    expect(row?.attempts).toBe(45);
    expect(row?.payload).toEqual({});
    box.refuseWith = undefined;
  });

  it('deletes a mail when its invitation expires', async () => {
    await put('old@example.com', 'created_at', `now() - interval '7 days'`);
    await put('young@example.com', 'created_at, failed_at', `now() - interval '6 days', now()`);
    app().get(OutboxService).wake();
    await app().get(OutboxService).forget();
    expect([await outboxOf('old@example.com'), await outboxOf('young@example.com')]).toMatchObject([
      [],
      [{ attempts: 0 }],
    ]);
    expect(box.allTo('old@example.com')).toEqual([]);
  });
});
