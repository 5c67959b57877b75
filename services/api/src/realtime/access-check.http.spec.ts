import { ownStatements, useApi, useSockets } from '../../test/index.js';
import { Database } from '../platform/database/index.js';
import { AccessCheckService } from './access-check.service.js';

const api = useApi();
const { as, app, given, rows } = api;
const { connect } = useSockets(api);
const compare = () => app().get(AccessCheckService).compare();

it('sends the revision of a change whose event was lost, to the room only', async () => {
  const [owner, stranger] = [await given.user(), await given.user()];
  const project = await given.project({ owner });
  const [inside, outside] = [await connect(owner), await connect(stranger)];
  await inside.ask('join-project', project._id);
  await rows('UPDATE projects SET revision = 7 WHERE id = $1', [project._id]);
  await compare();
  expect(await inside.hears('project:revision')).toEqual({ projectId: project._id, revision: 7 });
  await outside.settled();
  expect(outside.heard).toEqual([]);
});

it('sends each revision once', async () => {
  const owner = await given.user();
  const project = await given.project({ owner });
  const socket = await connect(owner);
  await socket.ask('join-project', project._id);
  await compare();
  await compare();
  await as(owner).patch(`/projects/${project._id}`, { title: 'Risen' });
  await compare();
  await socket.settled();
  expect(socket.of('project:revision').map(({ revision }) => revision)).toEqual([0, 1]);
});

describe('a message that is lost between processes', () => {
  const aBoard = async () => {
    const [owner, mika] = [await given.user(), await given.user()];
    const project = await given.project({ owner, members: [mika] });
    const [stays, goes] = [await connect(owner), await connect(mika)];
    for (const socket of [stays, goes]) await socket.ask('join-project', project._id);
    return { owner, mika, project, stays, goes };
  };

  it('takes a removed member out of the room at the next check', async () => {
    const { owner, mika, project, stays, goes } = await aBoard();
    await rows('DELETE FROM project_members WHERE project_id = $1 AND user_id = $2', [project._id, mika._id]);
    await compare();
    expect(await goes.hears('project:removed')).toEqual({ projectId: project._id });
    expect(await stays.hears('user:left')).toMatchObject({ user: { _id: mika._id } });
    await as(owner).patch(`/projects/${project._id}`, { title: 'Secret' });
    await stays.hears('project:updated');
    await goes.settled();
    expect(goes.of('project:updated')).toEqual([]);
    expect(stays.of('project:removed')).toEqual([]);
  });

  it.each([
    ['an ended session', 'DELETE FROM sessions WHERE user_id = $1'],
    ['an expired session', "UPDATE sessions SET expires_at = now() - interval '1 s' WHERE user_id = $1"],
    ['a disabled person', 'UPDATE users SET disabled_at = now() WHERE id = $1'],
  ])('of %s loses its sockets at the next check', async (_what, end) => {
    const { mika, stays, goes } = await aBoard();
    const closed = new Promise((resolve) => goes.socket.once('disconnect', resolve));
    await rows(end, [mika._id]);
    await compare();
    expect(await closed).toBe('io server disconnect');
    expect(await stays.hears('user:left')).toMatchObject({ user: { _id: mika._id } });
    await stays.settled();
  });

  it('is detected with one statement for all connections', async () => {
    await aBoard();
    await aBoard();
    expect(await ownStatements(app().get(Database), compare)).toBe(1);
  });
});
