import { useApi, useSockets } from '../../test/index.js';
import { RealtimeRepository } from './realtime.repository.js';

const api = useApi();
const { app, as, given, rows } = api;
const { connect } = useSockets(api);

/** When the tab was opened: longer ago than a change and a connection take on a busy machine, and after all that was given. */
const AGO_MS = 30_000;

const aProject = async () => {
  const [owner, mika] = [await given.user(), await given.user()];
  const project = await given.project({ owner, members: [mika] });
  const path = `/projects/${project._id}`;
  const ago = "now() - interval '1 minute'";
  await rows(`UPDATE projects SET updated_at = ${ago} WHERE id = $1`, [project._id]);
  await rows(`UPDATE project_memberships SET joined_at = ${ago} WHERE project_id = $1`, [project._id]);
  await rows(`UPDATE notifications SET created_at = ${ago} WHERE user_id = $1`, [mika._id]);
  return { owner, mika, path };
};
const aTeam = async () => {
  const [admin, mika, jonas] = [await given.user(), await given.user(), await given.user()];
  await given.team({ admin, members: [mika, jonas] });
  return { admin, mika, jonas };
};
const outdated = async (...args: Parameters<typeof connect>) => {
  const socket = await connect(...args);
  // The check takes one or two statements; its message must not depend on luck.
  for (let i = 0; i < 20 && socket.of('lists:outdated').length === 0; i += 1) await socket.settled();
  return socket.of('lists:outdated').length;
};

describe('lists:outdated', () => {
  it('is sent for a change between the first request of a tab and its connection', async () => {
    const { owner, mika, path } = await aProject();
    await as(owner).post(`${path}/tasks`, { title: 'Dock', assignees: [{ user: mika._id }] });
    const socket = await connect(mika, { agoMs: AGO_MS });
    expect(await socket.hears('lists:outdated')).toEqual({});
  });

  it('is sent to the members of a project that was deleted meanwhile', async () => {
    const { owner, mika, path } = await aProject();
    expect((await as(owner).delete(path)).status).toBe(200);
    const socket = await connect(mika, { agoMs: AGO_MS });
    await socket.hears('lists:outdated');
  });

  it('is sent to a person who was removed from a project meanwhile, and to no one outside of it', async () => {
    const { owner, mika, path } = await aProject();
    expect((await as(owner).delete(`${path}/members/${mika._id}`)).status).toBe(200);
    await (await connect(mika, { agoMs: AGO_MS })).hears('lists:outdated');
    expect(await outdated(await given.user(), { agoMs: AGO_MS })).toBe(0);
  });

  it.each([
    [
      'a new role of another member',
      ({ admin, jonas }: Awaited<ReturnType<typeof aTeam>>) =>
        as(admin).patch(`/team/members/${jonas._id}`, { role: 'admin' }),
    ],
    [
      'an invitation',
      ({ admin }: Awaited<ReturnType<typeof aTeam>>) =>
        as(admin).post('/team/invite', { email: 'new@taskloom.test' }),
    ],
    [
      'the removal of another member',
      ({ admin, jonas }: Awaited<ReturnType<typeof aTeam>>) => as(admin).delete(`/team/members/${jonas._id}`),
    ],
  ])('is sent to the members of a team after %s, and not to other teams', async (_what, change) => {
    const [team, other] = [await aTeam(), await aTeam()];
    expect((await change(team)).status).toBeLessThan(300);
    await (await connect(team.mika, { agoMs: AGO_MS })).hears('lists:outdated');
    expect(await outdated(other.mika, { agoMs: AGO_MS })).toBe(0);
  });

  it('is sent when the database cannot say whether something has changed', async () => {
    jest.spyOn(app().get(RealtimeRepository), 'hasChanges').mockRejectedValueOnce(new Error('No connection'));
    await (await connect(await given.user(), { agoMs: AGO_MS })).hears('lists:outdated');
  });

  it('is not sent without a change, nor to a tab that does not ask', async () => {
    const { owner, mika, path } = await aProject();
    expect(await outdated(mika, { agoMs: AGO_MS })).toBe(0);
    await as(owner).patch(path, { title: 'Gemini' });
    for (const agoMs of [undefined, -1, '2000', Number.NaN, null, {}])
      expect(await outdated(mika, { agoMs })).toBe(0);
    expect(await outdated(await given.user(), { agoMs: AGO_MS })).toBe(0);
  });
});
