import {
  API,
  DELETED_PERSON,
  mentionOf,
  type Comment,
  type HistoryPage,
  type PersonHoldings,
  type Task,
  type User,
} from '@taskloom/contracts';
import { sample } from '../../../../test/files.js';
import { multipart, PASSWORD, refusal, useApi, useSockets, type TestUser } from '../../../../test/index.js';
import { Database } from '../../../platform/database/index.js';
import { UserEntity } from '../../users/index.js';
import { FormerNamesService } from './former-names.service.js';

const api = useApi();
const { anonymous, app, as, given, rows } = api;
const { connect } = useSockets(api);

const aTeam = async (name = 'Jonas Weber') => {
  const [admin, jonas, priya] = [
    await given.user(),
    await given.user({ name }),
    await given.user({ name: 'Priya Raman' }),
  ];
  const team = await given.team({ admin, members: [jonas, priya] });
  const project = await given.project({ owner: admin, members: [jonas, priya] });
  return { admin, jonas, priya, team, project };
};
const deletePerson = (admin: TestUser, { _id }: TestUser, transfers: object[] = []) =>
  as(admin).post(`/admin/people/${_id}/deletion`, { transfers });
const deleteOwn = (user: TestUser, transfers: object[] = []) =>
  as(user).post('/account/deletion', { transfers });
const forgetProof = ({ _id }: TestUser) =>
  rows('UPDATE sessions SET proved_at = NULL WHERE user_id = $1', [_id]);
/** Every table with a row that matches, whatever its columns are. */
const placesOf = async (pattern: string): Promise<string[]> => {
  const tables = await rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(50);
  const found = [];
  for (const { name } of tables)
    for (const { text } of await rows<{ text: string }>(
      `SELECT r::text AS text FROM ${name} r WHERE r::text ~* $1`,
      [pattern],
    ))
      found.push(`${name} ${text}`);
  return found;
};
/** As an admin of the team, who is named in the registry. */
const operateRemote = async (admin: TestUser, person: TestUser) => {
  await as(admin).patch(`/team/members/${person._id}`, { role: 'admin' });
  const { name } = await given.remote();
  expect(await as(person).put(`/remotes/${name}/lock`, { locked: true })).toMatchObject({ status: 200 });
  for (const table of ['remote_versions', 'remote_releases'])
    await rows(
      `UPDATE ${table} t SET actor = j.actor FROM remote_journal j
       WHERE t.remote = $1 AND j.remote = $1 AND j.action = 'lock'`,
      [name],
    );
};
const pictureForm = () => {
  const { body, headers } = multipart([{ filename: 'me.png', content: sample.png }]);
  return [body, { headers }] as const;
};
const replaceNames = () => app().get(FormerNamesService).replaceAll();

describe('a deleted person', () => {
  it('is out at once, with sessions, sockets, API tokens and second factor', async () => {
    const { admin, jonas } = await aTeam();
    const script = await given.apiToken({ user: jonas });
    const { socket } = await connect(jonas);
    const closed = new Promise((done) => socket.once('disconnect', done));
    await as(jonas).post('/auth/factor/setup', { password: PASSWORD });
    expect(await deletePerson(admin, jonas)).toMatchObject({ status: 200 });
    await closed;
    for (const way of [jonas, script])
      expect(await as(way).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    const signIn = await anonymous.post('/auth/login', { email: jonas.email, password: PASSWORD });
    expect(signIn).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
  });

  it('leaves tasks and comments under another name', async () => {
    const { admin, jonas, project } = await aTeam();
    const task = await given.task({ project, createdBy: jonas, assignees: [{ user: jonas }] });
    await given.comment({ task, author: jonas, content: 'Kept' });
    await deletePerson(admin, jonas);
    const { body } = await as(admin).get<Task & { comments: Comment[] }>(
      `/projects/${project._id}/tasks/${task._id}`,
    );
    expect(body.assignees).toEqual([]);
    expect(body.comments[0]).toMatchObject({ content: 'Kept', author: { name: DELETED_PERSON } });
    expect(JSON.stringify(body)).not.toMatch(/Jonas|Weber/);
  });

  it('leaves no row in any table that belongs to people, besides reactions and the memberships of projects', async () => {
    const { admin, jonas, project } = await aTeam();
    await given.task({ project, assignees: [{ user: jonas }] });
    await as(jonas).patch('/auth/me/preferences', { density: 'compact' });
    await deletePerson(admin, jonas);
    const references = app()
      .get(Database)
      .read((manager) =>
        Promise.resolve(
          manager.connection.entityMetadatas.flatMap(({ tableName, foreignKeys }) =>
            foreignKeys
              .filter(({ referencedEntityMetadata: { target } }) => target === UserEntity)
              .map(({ columnNames: [column = ''], onDelete }) => ({ tableName, column, onDelete })),
          ),
        ),
      );
    const owned = (await references).filter(({ onDelete }) => onDelete === 'CASCADE');
    expect(owned.length).toBeGreaterThan(10);
    for (const { tableName, column } of owned)
      expect([tableName, await rows(`SELECT 1 FROM ${tableName} WHERE ${column} = $1`, [jonas._id])]).toEqual(
        [tableName, []],
      );
  });

  it('is named nowhere in the database, once the background job has run', async () => {
    const { admin, jonas, priya, project } = await aTeam('Zebulon Quince');
    const picture = await as(jonas).post<User>(API.ownPicture, ...pictureForm());
    const avatar = picture.body.avatar.split('/').at(-1) ?? 'none';
    const task = await given.task({ project, createdBy: admin });
    const path = `/projects/${project._id}/tasks/${task._id}`;
    const mention = mentionOf({ _id: jonas._id, name: 'Zebulon Quince' });
    await as(jonas).post(`${path}/comments`, {
      content: `Look, ${mentionOf({ ...priya, name: 'Priya Raman' })}`,
    });
    await as(admin).delete('/notifications');
    await as(priya).delete('/notifications');
    await as(admin).post(`${path}/comments`, { content: `${mention} knows, @Zebulon Quinceling does not` });
    const keyed = { headers: { 'idempotency-key': 'assigned' } };
    const assigned = { description: `Ask ${mention}`, assignees: [{ user: jonas._id }] };
    expect((await as(admin).patch(path, assigned, keyed)).text).toContain(jonas.email);
    await as(jonas).patch(path, { status: 'done' });
    await as(jonas).post(`/projects/${project._id}/tasks`, { title: 'Mine', description: mention });
    const archived = await given.task({ project, createdBy: admin, status: 'done' });
    const archivedPath = `/projects/${project._id}/tasks/${archived._id}`;
    await as(admin).patch(archivedPath, { description: `Ask ${mention}` });
    await as(admin).post(`${archivedPath}/comments`, { content: mention });
    await as(admin).put(`${archivedPath}/archive`);
    const { body: gone } = await as(admin).post<Comment>(`${path}/comments`, { content: mention });
    await as(admin).delete(`${path}/comments/${gone._id}`);
    await as(admin).patch(`/projects/${project._id}`, { description: mention });
    await operateRemote(admin, jonas);
    expect(await placesOf(`Zebulon Quince\\M|${jonas.email}|${avatar}`)).not.toHaveLength(0);
    await deletePerson(admin, jonas);
    await replaceNames();
    const { body } = await as(admin).get<{ comments: Comment[]; description: string }>(path);
    expect(await placesOf(`Zebulon Quince\\M|Zebulon%20Quince|${jonas.email}|${avatar}`)).toEqual([]);
    expect(body.description).toBe(`Ask [@${DELETED_PERSON}](mention:${jonas._id})`);
    expect(body.comments[1]?.content).toContain('@Zebulon Quinceling does not');
    const { body: history } = await as(admin).get<HistoryPage>(`${path}/history`);
    expect(history.events.some(({ actor }) => actor?.name === DELETED_PERSON)).toBe(true);
    const replayed = await as(admin).patch(path, assigned, keyed);
    expect([replayed.status, replayed.headers['idempotency-replayed']]).toEqual([200, 'true']);
  });

  it('keeps the name of someone else with the same one', async () => {
    const { admin, jonas, project } = await aTeam();
    const namesake = await given.user({ name: 'Jonas Weber' });
    await rows(
      'INSERT INTO team_memberships (user_id, team_id) SELECT $1, team_id FROM team_memberships WHERE user_id = $2',
      [namesake._id, admin._id],
    );
    await rows('INSERT INTO project_members (project_id, user_id) VALUES ($1, $2)', [
      project._id,
      namesake._id,
    ]);
    const task = await given.task({ project });
    const path = `/projects/${project._id}/tasks/${task._id}`;
    await as(admin).patch(path, { assignees: [{ user: namesake._id, role: 'primary' }] });
    await deletePerson(admin, jonas);
    await replaceNames();
    const { body } = await as(admin).get<HistoryPage>(`${path}/history`);
    expect(JSON.stringify(body.events)).toContain('"to":"Jonas Weber"');
  });

  it('can register again with the same address', async () => {
    const { admin, jonas } = await aTeam();
    await deletePerson(admin, jonas);
    const account = { name: 'Jonas', email: jonas.email, password: 'a good new word' };
    expect(await anonymous.post('/auth/register', account)).toMatchObject({ status: 201 });
  });

  it('makes everyone load their projects again', async () => {
    const { admin, jonas, project } = await aTeam();
    const [{ before } = {}] = await rows<{ before: number }>(
      'SELECT revision AS before FROM projects WHERE id = $1',
      [project._id],
    );
    await deletePerson(admin, jonas);
    const changes = await as(admin).get(`/projects/${project._id}/changes?since=${before}`);
    expect(changes).toMatchObject(refusal(410, 'CHANGES_GONE'));
  });
});

describe('deleting a person', () => {
  it('needs new owners for all their projects, and changes nothing without them', async () => {
    const { admin, jonas, priya } = await aTeam();
    const owned = await given.project({ owner: jonas });
    expect(await deletePerson(admin, jonas)).toMatchObject(refusal(409, 'OWNS_PROJECTS'));
    expect(await as(jonas).get('/auth/me')).toMatchObject({ status: 200 });
    const transfers = [{ projectId: owned._id, ownerId: priya._id }];
    expect(await deletePerson(admin, jonas, transfers)).toMatchObject({ status: 200 });
    const { body } = await as(priya).get(`/projects/${owned._id}`);
    expect(body).toMatchObject({ owner: { _id: priya._id }, members: [{ user: { _id: priya._id } }] });
  });

  it('gives projects in the trash to the admin', async () => {
    const { admin, jonas } = await aTeam();
    const owned = await given.project({ owner: jonas });
    await as(jonas).delete(`/projects/${owned._id}`);
    expect(await deletePerson(admin, jonas)).toMatchObject({ status: 200 });
    const restored = await as(admin).post(`/projects/${owned._id}/trash/${owned._id}/restore`);
    expect(restored).toMatchObject({ status: 200 });
  });

  it('is refused without a recent proof, and to API tokens', async () => {
    const { admin, jonas } = await aTeam();
    const script = await given.apiToken({ user: admin, scope: 'administer' });
    const path = `/admin/people/${jonas._id}/deletion`;
    expect(await as(script).post(path, { transfers: [] })).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
    await forgetProof(admin);
    expect(await deletePerson(admin, jonas)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    await as(admin).post('/auth/step-up', { password: PASSWORD });
    expect(await deletePerson(admin, jonas)).toMatchObject({ status: 200 });
  });

  it('is recorded', async () => {
    const { admin, jonas, team } = await aTeam();
    await deletePerson(admin, jonas);
    expect(
      await rows(
        `SELECT actor_id, person_id, team_id FROM audit_events WHERE kind = 'person_deleted'
        AND person_id = $1`,
        [jonas._id],
      ),
    ).toEqual([{ actor_id: admin._id, person_id: jonas._id, team_id: team._id }]);
  });

  it('of disabled people is possible too', async () => {
    const { admin, jonas } = await aTeam();
    await as(admin).post(`/admin/people/${jonas._id}/disable`, { transfers: [] });
    expect(await deletePerson(admin, jonas)).toMatchObject({ status: 200 });
    expect(await as(admin).post(`/admin/people/${jonas._id}/enable`)).toMatchObject({ status: 404 });
  });
});

describe('deleting oneself', () => {
  it('ends the account', async () => {
    const { admin, jonas, project } = await aTeam();
    const task = await given.task({ project, createdBy: jonas });
    expect(await deleteOwn(jonas)).toMatchObject({ status: 200 });
    expect(await as(jonas).get('/auth/me')).toMatchObject({ status: 401 });
    expect(await as(admin).get(`/projects/${project._id}/tasks/${task._id}`)).toMatchObject({ status: 200 });
  });

  it('shows first what is transferred', async () => {
    const { admin, jonas } = await aTeam();
    const owned = await given.project({ owner: jonas });
    const { body } = await as(jonas).get<PersonHoldings>('/account/holdings');
    expect(body.projects.map(({ _id }) => _id)).toEqual([owned._id]);
    expect(body.candidates.map(({ _id }) => _id)).toContain(admin._id);
    expect(await deleteOwn(jonas)).toMatchObject(refusal(409, 'OWNS_PROJECTS'));
    const transfers = [{ projectId: owned._id, ownerId: admin._id }];
    expect(await deleteOwn(jonas, transfers)).toMatchObject({ status: 200 });
  });

  it('is refused to the last admin of a team', async () => {
    const { admin, priya } = await aTeam();
    expect(await deleteOwn(admin)).toMatchObject(refusal(409, 'LAST_ADMIN'));
    await as(admin).patch(`/team/members/${priya._id}`, { role: 'admin' });
    await rows('UPDATE projects SET owner_id = $2 WHERE owner_id = $1', [admin._id, priya._id]);
    expect(await deleteOwn(admin)).toMatchObject({ status: 200 });
  });

  it('is possible without a team', async () => {
    const loner = await given.user();
    expect(await as(loner).get('/account/holdings')).toMatchObject({ status: 404 });
    expect(await deleteOwn(loner)).toMatchObject({ status: 200 });
  });

  it('needs a recent proof', async () => {
    const { jonas } = await aTeam();
    await forgetProof(jonas);
    expect(await deleteOwn(jonas)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect(await as(jonas).get('/auth/me')).toMatchObject({ status: 200 });
  });
});
