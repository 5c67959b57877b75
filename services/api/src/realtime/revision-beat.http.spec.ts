import { useApi, useSockets } from '../../test/index.js';
import { RevisionBeatService } from './revision-beat.service.js';

const api = useApi();
const { as, app, given, rows } = api;
const { connect } = useSockets(api);
const beat = () => app().get(RevisionBeatService).beat();

it('tells who has the project open of a change whose event was lost, and nobody else', async () => {
  const [owner, stranger] = [await given.user(), await given.user()];
  const project = await given.project({ owner });
  const [inside, outside] = [await connect(owner), await connect(stranger)];
  await inside.ask('join-project', project._id);
  await rows('UPDATE projects SET revision = 7 WHERE id = $1', [project._id]);
  await beat();
  expect(await inside.hears('project:revision')).toEqual({ projectId: project._id, revision: 7 });
  await outside.settled();
  expect(outside.heard).toEqual([]);
});

it('says each revision once', async () => {
  const owner = await given.user();
  const project = await given.project({ owner });
  const socket = await connect(owner);
  await socket.ask('join-project', project._id);
  await beat();
  await beat();
  await as(owner).patch(`/projects/${project._id}`, { title: 'Risen' });
  await beat();
  await socket.settled();
  expect(socket.of('project:revision').map(({ revision }) => revision)).toEqual([0, 1]);
});
