import { useApi, useSockets } from '../index.js';

const api = useApi({ RATE_SOCKET: '60' });
const { connect } = useSockets(api);

describe('a flood of events', () => {
  it('gets 429 after ten seconds’ worth, and no one else is affected', async () => {
    const [owner, mika] = [await api.given.user(), await api.given.user()];
    const project = await api.given.project({ owner, members: [mika] });
    const [calm, wild] = [await connect(owner), await connect(mika)];
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => wild.ask('join-project', project._id)),
    );
    const refused = answers.filter((answer) => Object(answer).code === 429);
    expect(refused.length).toBeGreaterThan(250);
    expect(await calm.ask('join-project', project._id)).toMatchObject({ ok: true });
    expect(await api.as(mika).get('/auth/me')).toMatchObject({ status: 200 });
  });
});
