import type { AuthResult, TeamInvite } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi({ RATE_REGISTER: '1000', RATE_INVITE: '1000' });

const aTeam = async () => given.team({ members: [await given.user()] });
const pendingOf = async (admin: TestUser) => (await as(admin).get<TeamInvite[]>('/team/invites')).body;

describe('POST /team/invite', () => {
  it('returns the same whether or not the address has an account', async () => {
    const { admin } = await aTeam();
    const known = await given.user();
    const invite = async (email: string) =>
      (await as(admin).post<TeamInvite>('/team/invite', { email })).body;
    const shape = (email: string) => ({
      _id: expect.any(String),
      email,
      role: 'member',
      status: 'pending',
      createdAt: expect.stringMatching(/Z$/),
      expiresAt: expect.stringMatching(/Z$/),
    });
    expect(await invite(known.email)).toEqual(shape(known.email));
    expect(await invite('nobody-yet@example.com')).toEqual(shape('nobody-yet@example.com'));
  });

  it('returns the same invitation for a pending duplicate, in any case', async () => {
    const { admin } = await aTeam();
    const first = await as(admin).post<TeamInvite>('/team/invite', { email: 'twice@example.com' });
    const second = await as(admin).post<TeamInvite>('/team/invite', { email: ' TWICE@example.com ' });
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await pendingOf(admin)).toHaveLength(1);
  });

  it('creates one invitation from twenty concurrent requests', async () => {
    const { admin } = await aTeam();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => as(admin).post('/team/invite', { email: 'crowd@example.com' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await pendingOf(admin)).toHaveLength(1);
  });

  it('creates a new one when the old one has expired', async () => {
    const team = await aTeam();
    const old = await given.invitation({ team, email: 'late@example.com', expiresInDays: -1 });
    const { body } = await as(team.admin).post<TeamInvite>('/team/invite', { email: 'late@example.com' });
    expect(body._id).not.toBe(old._id);
  });

  it('refuses a member, a person without a team, and anonymous callers', async () => {
    const member = await given.user();
    await given.team({ members: [member] });
    const body = { email: 'x@example.com' };
    expect(await as(member).post('/team/invite', body)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(await given.user()).post('/team/invite', body)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await anonymous.post('/team/invite', body)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });

  it('refuses a person who is already in the team', async () => {
    const member = await given.user();
    const { admin } = await given.team({ members: [member] });
    const answer = await as(admin).post('/team/invite', { email: member.email });
    expect(answer).toMatchObject(refusal(409, 'ALREADY_IN_TEAM'));
  });

  it.each([{}, { email: '' }, { email: ' \t' }, { email: null }])(
    'refuses %j as an address',
    async (body) => {
      const { admin } = await given.team();
      expect(await as(admin).post('/team/invite', body)).toMatchObject({
        ...refusal(400, 'VALIDATION_FAILED'),
        body: { message: 'Please enter an email address', errors: [{ field: 'email' }] },
      });
    },
  );

  it.each([{ email: 'no address' }, { email: ['a@example.com'] }])('refuses %j', async (body) => {
    const { admin } = await aTeam();
    expect(await as(admin).post('/team/invite', body)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });
});

describe('accepting', () => {
  it('adds the addressee to the team, and responds to a repeated request in the same way', async () => {
    const [team, guest] = [await aTeam(), await given.user()];
    const { _id } = await given.invitation({ team, addressee: guest });
    for (let time = 0; time < 2; time++) {
      const answer = await as(guest).post(`/team/invites/${_id}/accept`);
      expect(answer).toMatchObject({ status: 200, body: { _id, status: 'accepted' } });
    }
    const { body } = await as(guest).get<unknown[]>('/team/members');
    expect(body).toHaveLength(3);
  });

  it('returns 404 for anyone else, including the admin', async () => {
    const [team, guest] = [await aTeam(), await given.user()];
    const { _id } = await given.invitation({ team, addressee: guest });
    for (const other of [team.admin, await given.user()]) {
      expect(await as(other).post(`/team/invites/${_id}/accept`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    }
  });

  it('is refused after a rejection, when revoked or expired, and while in another team', async () => {
    const [team, guest] = [await aTeam(), await given.user()];
    const accept = async (parts: object, user = guest) => {
      await rows('DELETE FROM invitations WHERE addressee_id = $1', [user._id]);
      const { _id } = await given.invitation({ team, addressee: user, ...parts });
      return as(user).post(`/team/invites/${_id}/accept`);
    };
    expect(await accept({ status: 'rejected' })).toMatchObject(refusal(409, 'INVITE_ANSWERED'));
    expect(await accept({ status: 'revoked' })).toMatchObject(refusal(410, 'INVITE_EXPIRED'));
    expect(await accept({ expiresInDays: -1 })).toMatchObject(refusal(410, 'INVITE_EXPIRED'));
    const { admin } = await aTeam();
    expect(await accept({}, admin)).toMatchObject(refusal(409, 'IN_ANOTHER_TEAM'));
    expect(await as(guest).get('/team/members')).toMatchObject({ body: [] });
  });

  it('and rejecting at the same time end in one of the two', async () => {
    const [team, guest] = [await aTeam(), await given.user()];
    const { _id } = await given.invitation({ team, addressee: guest });
    const answers = await Promise.all(
      ['accept', 'reject', 'accept', 'reject'].map((word) => as(guest).post(`/team/invites/${_id}/${word}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const [{ status } = { status: '' }] = await rows<{ status: string }>(
      'SELECT status FROM invitations WHERE id = $1',
      [_id],
    );
    const members = (await as(guest).get<unknown[]>('/team/members')).body.length;
    expect(members).toBe(status === 'accepted' ? 3 : 0);
  });
});

describe('rejecting', () => {
  it('can be repeated, and is refused after accepting', async () => {
    const [team, guest] = [await aTeam(), await given.user()];
    const { _id } = await given.invitation({ team, addressee: guest });
    for (let time = 0; time < 2; time++) {
      const answer = await as(guest).post(`/team/invites/${_id}/reject`);
      expect(answer).toMatchObject({ status: 200, body: { status: 'rejected' } });
    }
    const accepted = await given.invitation({ team, addressee: guest, status: 'accepted' });
    const answer = await as(guest).post(`/team/invites/${accepted._id}/reject`);
    expect(answer).toMatchObject(refusal(409, 'INVITE_ANSWERED'));
  });
});

describe('revoking', () => {
  it('is limited to the admin of that team', async () => {
    const [team, other] = [await aTeam(), await aTeam()];
    const { _id } = await given.invitation({ team });
    expect(await as(other.admin).delete(`/team/invites/${_id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(await given.user()).delete(`/team/invites/${_id}`)).toMatchObject(
      refusal(403, 'FORBIDDEN'),
    );
    expect(await as(team.admin).delete(`/team/invites/${_id}`)).toMatchObject({ status: 200 });
    expect(await pendingOf(team.admin)).toEqual([]);
  });

  it('is refused for an answered one', async () => {
    const team = await aTeam();
    const { _id } = await given.invitation({ team, status: 'accepted' });
    expect(await as(team.admin).delete(`/team/invites/${_id}`)).toMatchObject(
      refusal(409, 'INVITE_ANSWERED'),
    );
  });
});

describe('a newcomer', () => {
  const register = async (email: string, inviteToken?: string) => {
    const body = { name: 'New', email, password: 'long enough', inviteToken };
    return (await anonymous.post<AuthResult>('/auth/register', body)).body;
  };

  it('can accept an invitation that was sent to the address before the account existed', async () => {
    const { admin } = await aTeam();
    const { body } = await as(admin).post<TeamInvite>('/team/invite', { email: 'early@example.com' });
    const newcomer = await register('early@example.com');
    expect(newcomer.user.role).toBe('member');
    expect(await as(newcomer).post(`/team/invites/${body._id}/accept`)).toMatchObject({ status: 200 });
  });

  it('returns 404 for an invitation to another address', async () => {
    const { admin } = await aTeam();
    const { body } = await as(admin).post<TeamInvite>('/team/invite', { email: 'mine@example.com' });
    const newcomer = await register('yours@example.com');
    const answer = await as(newcomer).post(`/team/invites/${body._id}/accept`);
    expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});
