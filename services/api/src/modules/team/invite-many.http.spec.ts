import type { InviteManyResult, PeoplePage } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../test/index.js';

const { as, given, rows } = useApi({
  SMTP_URL: 'smtp://127.0.0.1:9',
  RATE_REGISTER: '1000',
  RATE_INVITE: '1000',
});

const invite = (user: TestUser, emails: unknown, role: unknown = 'member') =>
  as(user).post<InviteManyResult>('/team/invites', { emails, role });
const mailsTo = (email: string) => rows('SELECT kind FROM outbox WHERE recipient = $1', [email]);

describe('POST /team/invites', () => {
  it('invites each address once, and returns what happened to each', async () => {
    const member = await given.user();
    const team = await given.team({ members: [member] });
    await given.invitation({ team, email: 'waiting@example.com' });
    const answer = await invite(team.admin, [
      ' Ada.Many@example.com ',
      'waiting@example.com',
      member.email,
      'no address',
      'ada.many@EXAMPLE.com',
      `${'x'.repeat(250)}@example.com`,
    ]);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: [
          { email: 'ada.many@example.com', outcome: 'invited' },
          { email: 'waiting@example.com', outcome: 'pending' },
          { email: member.email, outcome: 'member' },
          { email: 'no address', outcome: 'invalid' },
          { email: `${'x'.repeat(250)}@example.com`, outcome: 'invalid' },
        ],
      },
    });
    expect(await mailsTo('ada.many@example.com')).toEqual([{ kind: 'invitation' }]);
    expect(await mailsTo('waiting@example.com')).toEqual([]);
    expect(
      await rows(`SELECT subject FROM audit_events WHERE kind = 'invitation_sent' AND actor_id = $1`, [
        team.admin._id,
      ]),
    ).toEqual([{ subject: 'ada.many@example.com' }]);
  });

  it('invites 100 people with a role', async () => {
    const { admin } = await given.team();
    const emails = Array.from({ length: 100 }, (_, n) => `crew-${n}@example.com`);
    const { body } = await invite(admin, emails, 'admin');
    expect(body.results.every(({ outcome }) => outcome === 'invited')).toBe(true);
    const people = await as(admin).get<PeoplePage>('/admin/people?state=invited&role=admin&limit=1');
    expect(people.body.counts.invited).toBe(100);
    expect(people.body.people).toMatchObject([{ role: 'admin', state: 'invited' }]);
  });

  it('responds the same whether or not the address has an account', async () => {
    const { admin } = await given.team();
    const other = await given.team();
    const { body } = await invite(admin, [other.admin.email, 'unknown-to-all@example.com']);
    expect(body.results.map(({ outcome }) => outcome)).toEqual(['invited', 'invited']);
  });

  it.each([
    [[], 'Please enter an email address'],
    ['a@example.com', 'Email addresses must be a list of texts.'],
    [[1], 'Email addresses must be a list of texts.'],
    [Array(101).fill('a@example.com'), 'At most 100 addresses are invited at once.'],
  ])('refuses %j', async (emails, message) => {
    const { admin } = await given.team();
    expect(await invite(admin, emails)).toMatchObject({
      ...refusal(400, 'VALIDATION_FAILED'),
      body: { message },
    });
  });

  it('refuses an unknown role, and a member, and writes nothing', async () => {
    const member = await given.user();
    const { admin } = await given.team({ members: [member] });
    expect(await invite(admin, ['no-role@example.com'], 'owner')).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
    expect(await invite(member, ['no-right@example.com'])).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await rows(`SELECT FROM invitations WHERE email LIKE 'no-r%'`)).toEqual([]);
  });
});
