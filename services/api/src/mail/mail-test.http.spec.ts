import type { MailState, MailTestResult } from '@taskloom/contracts';
import { MailBox } from '../../test/mail-box.js';
import { refusal, useApi, type TestUser } from '../../test/index.js';

const test = (api: ReturnType<typeof useApi>, user: TestUser) =>
  api.as(user).post<MailTestResult>('/admin/mail/test');

describe('with a mail server', () => {
  const box = new MailBox();
  const api = useApi(async () => ({
    SMTP_URL: await box.open(),
    MAIL_FROM: 'desk@example.com',
    RATE_MAIL_TEST: '4',
  }));
  const { as, given, rows } = api;
  afterAll(() => box.close());

  it('is for admins only', async () => {
    const member = await given.user();
    await given.team({ members: [member] });
    expect(await test(api, member)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(member).get('/admin/mail')).toMatchObject(refusal(403, 'FORBIDDEN'));
  });

  it('sends a mail to the admin’s own address, and shows what the server answers', async () => {
    const { admin } = await given.team();
    expect(await test(api, admin)).toMatchObject({
      status: 200,
      body: {
        accepted: true,
        message: expect.stringMatching(/^The mail server has accepted the mail: 250 /),
      },
    });
    expect(await box.to(admin.email)).toMatchObject({ subject: 'Test mail of Taskloom' });

    box.refuseWith = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
    expect((await test(api, admin)).body).toEqual({
      accepted: false,
      message: 'The mail server refused the sender or the recipient: 550 No such mailbox',
    });
    box.refuseWith = undefined;

    await test(api, admin);
    expect(await test(api, admin)).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
  });

  it('shows the server and failures, with masked recipients and without passwords; retries one once', async () => {
    const { admin } = await given.team();
    await rows(
      `INSERT INTO outbox (id, kind, recipient, payload, attempts, last_error, due_at)
       VALUES (gen_random_uuid(), 'invitation', 'someone@example.com', '{"token":"t","teamName":"T","inviterName":"I"}', 3, 'ECONNECTION CONN', now() + interval '1 day')`,
    );
    const { body } = await as(admin).get<MailState>('/admin/mail');
    expect(body).toEqual({
      server: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      from: 'desk@example.com',
      waiting: 1,
      failures: [
        {
          _id: expect.any(String),
          kind: 'invitation',
          recipient: 's…@example.com',
          createdAt: expect.any(String),
          tries: 3,
          error: 'ECONNECTION CONN',
          givenUp: false,
        },
      ],
    });

    const retry = () => as(admin).post('/admin/mail/retry', { mailId: body.failures[0]?._id });
    expect(await retry()).toMatchObject({ status: 200, body: { retried: 1 } });
    expect(await box.to('someone@example.com')).toMatchObject({ subject: expect.any(String) });
    for (;;) {
      const [sent] = await rows(`SELECT FROM outbox WHERE sent_at IS NOT NULL`);
      if (sent) break;
      await new Promise(setImmediate);
    }
    expect(await retry()).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(
      await rows(`SELECT details FROM audit_events WHERE kind = 'mails_retried' AND actor_id = $1`, [
        admin._id,
      ]),
    ).toEqual([{ details: { mails: 1 } }]);
  });
});

describe('without a mail server', () => {
  const api = useApi();

  it('explains why no mail is sent', async () => {
    const { admin } = await api.given.team();
    expect((await test(api, admin)).body).toEqual({
      accepted: false,
      message: 'No mail is sent, because SMTP_URL is not set on the server.',
    });
    expect((await api.as(admin).get<MailState>('/admin/mail')).body).toEqual({
      server: null,
      from: null,
      waiting: 0,
      failures: [],
    });
  });
});
