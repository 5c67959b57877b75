import type { RemoteActivated } from '@taskloom/contracts';
import { refusal, useApi, type HttpClient, type TestRemote } from '../../../../test/index.js';
import { RegistryService, SYSTEM } from './registry.service.js';

const { app, as, given, rows } = useApi();

const admin = async (): Promise<HttpClient> => as((await given.team()).admin);
const two = () => given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });

/** Gives the version this route. */
const claim = ({ name }: TestRemote, version: string, path: string) =>
  rows(
    `UPDATE remote_versions SET contribution = jsonb_set(contribution, '{routes,0,path}', to_jsonb($3::text))
     WHERE remote = $1 AND version = $2`,
    [name, version, path],
  );

const activate = (client: HttpClient, { name }: TestRemote, version: string, percent = 100) =>
  client.put<RemoteActivated>(`/remotes/${name}/activation`, { version, channel: 'production', percent });

const versionLive = async ({ name }: TestRemote) =>
  (
    await rows(`SELECT version FROM remote_releases WHERE remote = $1 ORDER BY revision DESC LIMIT 1`, [name])
  )[0];

it.each([
  ['the same parameter under another name', '/x/:id', '/x/:y'],
  ['a word that matches a parameter', '/x/:id', '/x/new'],
  ['a parameter that matches a word', '/x/new', '/x/:id'],
  ['a wildcard', '/x/:id/edit', '/x/*'],
  ['a different case', '/x', '/X'],
])('a route that conflicts with a live one is refused: %s', async (_what, theirs, own) => {
  const [client, one, other] = [await admin(), await two(), await two()];
  const at = (path: string) => `/${one.name}${path}`;
  await claim(one, '1.1.0', at(theirs));
  await activate(client, one, '1.1.0');
  await claim(other, '1.1.0', at(own));
  for (const percent of [100, 5])
    expect(await activate(client, other, '1.1.0', percent)).toMatchObject(refusal(409, 'CONFLICT'));
  expect(await versionLive(other)).toEqual({ version: '1.0.0' });
});

it('a build without conflicting routes becomes live', async () => {
  const [client, one, other] = [await admin(), await two(), await two()];
  await claim(other, '1.1.0', `/${one.name}/more`);
  expect((await activate(client, other, '1.1.0')).status).toBe(200);
});

it('a route of a canary is taken, too', async () => {
  const [client, one, other] = [await admin(), await two(), await two()];
  await claim(one, '1.1.0', `/${one.name}-new`);
  await activate(client, one, '1.1.0', 5);
  await claim(other, '1.1.0', `/${one.name}-new`);
  expect(await activate(client, other, '1.1.0')).toMatchObject(refusal(409, 'CONFLICT'));
});

it.each([
  '/profile',
  '/settings',
  '/login',
  '/register',
  '/not-found',
  '/:page',
  '/*',
  '/Api/x',
  '/r/calendar',
])('a route of the shell is refused: %s', async (path) => {
  const [client, remote] = [await admin(), await two()];
  await claim(remote, '1.1.0', path);
  expect(await activate(client, remote, '1.1.0')).toMatchObject(refusal(409, 'CONFLICT'));
  expect(await versionLive(remote)).toEqual({ version: '1.0.0' });
});

it('a rollback does not restore a route that another remote has taken since', async () => {
  const [client, one, other] = [await admin(), await two(), await two()];
  await activate(client, one, '1.1.0');
  await claim(other, '1.1.0', `/${one.name}-old`);
  await activate(client, other, '1.1.0');
  await claim(one, '1.0.0', `/${one.name}-old`);
  for (const body of [{}, { version: '1.0.0' }])
    expect(await client.post(`/remotes/${one.name}/rollback`, body)).toMatchObject(refusal(409, 'CONFLICT'));
  expect(await versionLive(one)).toEqual({ version: '1.1.0' });
});

it('two remotes that are activated at the same time cannot get the same route', async () => {
  const rivals = [await given.remote({ live: null }), await given.remote({ live: null })];
  for (const rival of rivals) await claim(rival, '1.0.0', '/at-once');
  const registry = app().get(RegistryService);
  const both = await Promise.allSettled(
    rivals.map(({ name }) => registry.activate(SYSTEM, name, { version: '1.0.0', channel: 'production' })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
