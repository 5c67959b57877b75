import type { AuthResult, InviteLink, NotificationList, TeamInvite } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi({
  SMTP_URL: 'smtp://127.0.0.1:9',
  RATE_REGISTER: '1000',
  RATE_INVITE: '1000',
});

const invite = async (admin: TestUser, email: string) =>
  (await as(admin).post<TeamInvite>('/team/invite', { email })).body;
const resend = (user: TestUser, id: string) => as(user).post<TeamInvite>(`/team/invites/${id}/resend`);
const link = (user: TestUser, id: string) => as(user).post<InviteLink>(`/team/invites/${id}/link`);
const tokenOf = ({ path }: InviteLink) => new URL(path, 'http://x').searchParams.get('invite') ?? '';
const claim = (user: Pick<TestUser, 'token'>, inviteToken: string) =>
  as(user).post<{ _id: string }>('/team/invites/claim', { inviteToken });
const pending = async (admin: TestUser) => (await as(admin).get<TeamInvite[]>('/team/invites')).body;
const mails = (email: string) =>
  rows<{ token: string }>(
    `SELECT payload->>'token' AS token FROM outbox WHERE recipient = $1 ORDER BY created_at`,
    [email],
  );
const bell = async (user: Pick<TestUser, 'token'>) =>
  (await as(user).get<NotificationList>('/notifications')).body.notifications.map(({ type }) => type);

describe('sending an invitation again', () => {
  it('mails a new link, which replaces the earlier one, and starts the seven days again', async () => {
    const { admin } = await given.team();
    const first = await invite(admin, 'again@example.com');
    const [before] = await mails('again@example.com');
    await rows(`UPDATE invitations SET expires_at = now() - interval '1 hour' WHERE id = $1`, [first._id]);
    const { status, body } = await resend(admin, first._id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'again@example.com', role: 'member', status: 'pending' });
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    expect(await pending(admin)).toEqual([body]);
    const now = await mails('again@example.com');
    expect(now).toHaveLength(1);
    const guest = await given.user();
    expect(await claim(guest, before?.token ?? '')).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await claim(guest, now[0]?.token ?? '')).toMatchObject({ status: 200, body: { _id: body._id } });
  });

  it('keeps the role, and notifies a person with a proven address again', async () => {
    const team = await given.team();
    const known = await given.user({ email: 'known-again@example.com' });
    await rows('UPDATE users SET email_verified_at = now() WHERE id = $1', [known._id]);
    const { body } = await as(team.admin).post<{ results: unknown }>('/team/invites', {
      emails: [known.email],
      role: 'admin',
    });
    expect(body.results).toMatchObject([{ outcome: 'invited' }]);
    const [first] = await pending(team.admin);
    const second = await resend(team.admin, first?._id ?? '');
    expect(second.body).toMatchObject({ role: 'admin' });
    expect(await bell(known)).toEqual(['team_invite']);
    expect(await as(known).post(`/team/invites/${first?._id}/accept`)).toMatchObject(
      refusal(410, 'INVITE_EXPIRED'),
    );
    expect(await as(known).post(`/team/invites/${second.body._id}/accept`)).toMatchObject({ status: 200 });
  });
});

describe('the link of an invitation', () => {
  it('is returned once, mailed to no one, and replaces the mailed one', async () => {
    const { admin } = await given.team();
    const first = await invite(admin, 'handed@example.com');
    const { status, body } = await link(admin, first._id);
    expect(status).toBe(201);
    expect(await mails('handed@example.com')).toEqual([]);
    expect(await pending(admin)).toEqual([body.invite]);
    const guest = await given.user();
    expect(await claim(guest, tokenOf(body))).toMatchObject({ status: 200, body: { _id: body.invite._id } });
    expect(await as(guest).post(`/team/invites/${body.invite._id}/accept`)).toMatchObject({ status: 200 });
  });

  it('proves no address, so that an admin cannot register the address of someone else as proven', async () => {
    const [mine, other] = [await given.team(), await given.team()];
    const email = 'victim@example.com';
    const { body } = await link(mine.admin, (await invite(mine.admin, email))._id);
    const registration = { name: 'Not the victim', email, password: 'long enough' };
    const { status, body: account } = await anonymous.post<AuthResult>('/auth/register', {
      ...registration,
      inviteToken: tokenOf(body),
    });
    expect(status).toBe(201);
    expect(await bell(account)).toEqual(['team_invite']);
    await invite(other.admin, email);
    expect(await bell(account)).toEqual(['team_invite']);
    expect(await rows('SELECT email_verified_at FROM users WHERE email = $1', [email])).toEqual([
      { email_verified_at: null },
    ]);
  });

  it('is the only trace of its token in the response, and in the audit log there is the address alone', async () => {
    const { admin } = await given.team();
    const first = await invite(admin, 'traced@example.com');
    const { body } = await link(admin, first._id);
    await resend(admin, body.invite._id);
    const events = await rows<{ kind: string }>(
      `SELECT kind, subject, details FROM audit_events WHERE actor_id = $1 ORDER BY id`,
      [admin._id],
    );
    expect(events.map(({ kind }) => kind)).toEqual([
      'invitation_sent',
      'invitation_link_created',
      'invitation_sent',
    ]);
    expect(JSON.stringify(events)).not.toContain(tokenOf(body));
  });
});

describe.each([
  ['sending again', resend],
  ['the link', link],
] as const)('%s', (_what, act) => {
  it('is refused to members, strangers and admins of other teams', async () => {
    const member = await given.user();
    const team = await given.team({ members: [member] });
    const other = await given.team();
    const { _id } = await given.invitation({ team });
    expect(await act(member, _id)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await act(await given.user(), _id)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await act(other.admin, _id)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await pending(team.admin)).map((each) => each._id)).toEqual([_id]);
  });

  it('is refused for an answered, a withdrawn and an unknown invitation, and for a member', async () => {
    const member = await given.user();
    const team = await given.team({ members: [member] });
    for (const status of ['accepted', 'rejected'] as const) {
      const { _id } = await given.invitation({ team, status, email: `${status}-${team._id}@example.com` });
      expect(await act(team.admin, _id)).toMatchObject(refusal(409, 'INVITE_ANSWERED'));
    }
    const withdrawn = await given.invitation({ team, status: 'revoked' });
    expect(await act(team.admin, withdrawn._id)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await act(team.admin, team._id)).toMatchObject(refusal(404, 'NOT_FOUND'));
    const joined = await given.invitation({ team, email: member.email });
    expect(await act(team.admin, joined._id)).toMatchObject(refusal(409, 'ALREADY_IN_TEAM'));
  });

  it('happens once when two admins do it at the same time', async () => {
    const team = await given.team();
    const { _id } = await given.invitation({ team, email: `twice-${team._id}@example.com` });
    const answers = await Promise.all([act(team.admin, _id), act(team.admin, _id)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await pending(team.admin)).toHaveLength(1);
  });
});
