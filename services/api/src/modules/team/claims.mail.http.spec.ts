import type { AuthResult, NotificationList } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../test/index.js';
import { Events } from '../../platform/events/index.js';
import { InvitationSent } from './team.events.js';

const { anonymous, app, as, given, rows } = useApi({ SMTP_URL: 'smtp://127.0.0.1:9', RATE_REGISTER: '1000' });

/** Sends an invitation and returns the token of its mail. */
const invite = async (email: string, admin?: TestUser) => {
  const sender = admin ?? (await given.team()).admin;
  const sent: InvitationSent[] = [];
  const stop = app()
    .get(Events)
    .after(InvitationSent, (event) => void sent.push(event));
  await as(sender).post('/team/invite', { email });
  stop();
  const [event] = sent;
  if (!event) throw new Error('Nothing was sent');
  return { id: event.invitation._id, token: event.token };
};

type SignedIn = Pick<TestUser, 'token'>;
const claim = (user: SignedIn, inviteToken: string) => as(user).post('/team/invites/claim', { inviteToken });
const answer = (user: SignedIn, id: string, word = 'accept') => as(user).post(`/team/invites/${id}/${word}`);
const bell = async (user: SignedIn) =>
  (await as(user).get<NotificationList>('/notifications')).body.notifications.map(({ type }) => type);

describe('an account with an unproven address', () => {
  it('does not see an invitation to that address, and can neither accept nor reject it', async () => {
    const squatter = await given.user({ email: 'invited@example.com' });
    const { id } = await invite('invited@example.com');
    expect(await bell(squatter)).toEqual([]);
    for (const word of ['accept', 'reject'])
      expect(await answer(squatter, id, word)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('claims it by the link, and accepts it', async () => {
    const owner = await given.user({ email: 'owner@example.com' });
    const { id, token } = await invite('owner@example.com');
    expect(await claim(owner, token)).toMatchObject({ status: 200, body: { _id: id } });
    expect(await claim(owner, token)).toMatchObject({ status: 200, body: { _id: id } });
    expect(await bell(owner)).toEqual(['team_invite']);
    expect(await answer(owner, id)).toMatchObject({ status: 200 });
  });

  it('cannot accept an invitation that was assigned to it before mail was configured', async () => {
    const team = await given.team();
    const squatter = await given.user();
    for (const word of ['accept', 'reject']) {
      const { _id } = await given.invitation({ team, addressee: squatter, email: `${word}@example.com` });
      expect(await answer(squatter, _id, word)).toMatchObject(refusal(409, 'INVITE_NEEDS_LINK'));
    }
    expect(await as(squatter).get('/team/members')).toMatchObject({ body: [] });
  });

  it('loses the invitation to the person who opens the link, with its notification', async () => {
    const squatter = await given.user({ email: 'taken@example.com' });
    const { id, token } = await invite('taken@example.com');
    await rows('UPDATE invitations SET addressee_id = $1 WHERE id = $2', [squatter._id, id]);
    await given.notification({ user: squatter, type: 'team_invite', actionData: { inviteId: id } });
    const owner = await given.user();
    expect(await claim(owner, token)).toMatchObject({ status: 200 });
    expect(await bell(squatter)).toEqual([]);
    expect(await answer(squatter, id)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await answer(owner, id)).toMatchObject({ status: 200 });
  });
});

describe('an account whose address is proven by an earlier link', () => {
  const proven = async (email: string) => {
    const { id, token } = await invite(email);
    const registration = { name: 'New', email, password: 'long enough', inviteToken: token };
    const { body } = await anonymous.post<AuthResult>('/auth/register', registration);
    expect(await answer(body, id, 'reject')).toMatchObject({ status: 200 });
    return body;
  };

  it('gets the next invitation at once, and accepts it without the link', async () => {
    const user = await proven('known@example.com');
    const { id } = await invite('known@example.com');
    expect(await bell(user)).toEqual(['team_invite']);
    expect(await answer(user, id)).toMatchObject({ status: 200 });
  });

  it('keeps it when another person opens the link', async () => {
    const user = await proven('kept@example.com');
    const { id, token } = await invite('kept@example.com');
    expect(await claim(await given.user(), token)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await answer(user, id)).toMatchObject({ status: 200 });
  });

  it('is not proven by a link that was mailed to another address', async () => {
    const { token } = await invite('mailed@example.com');
    const registration = { name: 'New', email: 'forged@example.com', password: 'long enough' };
    await anonymous.post('/auth/register', { ...registration, inviteToken: token });
    const forger = (await anonymous.post<AuthResult>('/auth/login', { ...registration, name: undefined }))
      .body;
    const { id } = await invite('forged@example.com');
    expect(await answer(forger, id)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('a link', () => {
  it('is claimed by one of ten concurrent requests', async () => {
    const { token } = await invite('crowd@example.com');
    const people = await Promise.all(Array.from({ length: 10 }, () => given.user()));
    const answers = await Promise.all(people.map((user) => claim(user, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  });

  it('is invalid after an answer, a revocation or its expiry, without a session, and when guessed', async () => {
    const user = await given.user();
    const { id, token } = await invite('late@example.com');
    expect(await anonymous.post('/team/invites/claim', { inviteToken: token })).toMatchObject(
      refusal(401, 'SESSION_INVALID'),
    );
    expect(await claim(user, 'x'.repeat(43))).toMatchObject(refusal(404, 'NOT_FOUND'));
    await rows('UPDATE invitations SET expires_at = now() WHERE id = $1', [id]);
    expect(await claim(user, token)).toMatchObject(refusal(404, 'NOT_FOUND'));
    const answered = await invite('answered@example.com');
    await claim(user, answered.token);
    await answer(user, answered.id, 'reject');
    expect(await claim(user, answered.token)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});
