import type { AuthResult } from '@taskloom/contracts';
import { refusal, useApi } from '../../../test/index.js';
import { Events } from '../../platform/events/index.js';
import { InvitationSent } from './team.events.js';

const { anonymous, app, as, given } = useApi({ SMTP_URL: 'smtp://127.0.0.1:9', RATE_REGISTER: '1000' });

/** Sends an invitation and returns the token of its mail. */
const invite = async (email: string) => {
  const { admin } = await given.team();
  const sent: InvitationSent[] = [];
  const stop = app()
    .get(Events)
    .after(InvitationSent, (event) => void sent.push(event));
  await as(admin).post('/team/invite', { email });
  stop();
  const [event] = sent;
  if (!event) throw new Error('Nothing was sent');
  return event;
};

const register = async (email: string, inviteToken?: string) => {
  const body = { name: 'New', email, password: 'long enough', inviteToken };
  return (await anonymous.post<AuthResult>('/auth/register', body)).body;
};

describe('where mail is sent', () => {
  it('the link claims an invitation, once', async () => {
    const { invitation, token } = await invite('linked@example.com');
    const first = await register('linked@example.com', token);
    const second = await register('other@example.com', token);
    const path = `/team/invites/${invitation._id}/accept`;
    expect(await as(second).post(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(first).post(path)).toMatchObject({ status: 200 });
  });

  it('the address alone claims nothing', async () => {
    const { invitation } = await invite('squatted@example.com');
    const squatter = await register('squatted@example.com');
    const answer = await as(squatter).post(`/team/invites/${invitation._id}/accept`);
    expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('a wrong token still registers, and claims nothing', async () => {
    const { invitation } = await invite('guessed@example.com');
    const guesser = await register('guesser@example.com', 'x'.repeat(43));
    const answer = await as(guesser).post(`/team/invites/${invitation._id}/accept`);
    expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});
