import { once } from 'node:events';
import { get as getOverHttp, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import type { DataExport, UploadResult, User } from '@taskloom/contracts';
import { fromBufferPromise } from 'yauzl';
import { multipart, PASSWORD, refusal, useApi, type TestTask, type TestUser } from '../../../test/index.js';
import { sample } from '../../../test/files.js';
import { FileStorage } from '../../platform/storage/index.js';

const api = useApi();
const { anonymous, app, as, given, rows } = api;

type Json = Record<string, unknown>;

/** Receives the headers and leaves the rest unread. */
const begin = async (headers: Record<string, string>) => {
  const request = getOverHttp(`${await api.listen()}/api/files/export`, { headers, agent: false });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('There is no response');
  return response;
};

const beginAs = ({ token }: TestUser) => begin({ authorization: `Bearer ${token}` });

/** The texts of the entries by their paths. */
const unzipped = async (zip: Buffer): Promise<Map<string, string>> => {
  const file = await fromBufferPromise(zip);
  const entries = new Map<string, string>();
  for await (const entry of file.eachEntry()) {
    expect(entries.has(entry.fileName)).toBe(false);
    entries.set(entry.fileName, await text(await file.openReadStreamPromise(entry)));
  }
  return entries;
};
const exportOf = async (user: TestUser) => {
  const response = await beginAs(user);
  expect(response.statusCode).toBe(200);
  return unzipped(await buffer(response));
};
/** A JSON file of the export. */
const jsonIn = (entries: Map<string, string>, path: string): Json[] =>
  JSON.parse(entries.get(path) ?? 'null') as Json[];

const upload = async (user: TestUser, { _id, project }: TestTask, filename: string, content: Buffer) => {
  const { body, headers } = multipart([{ filename, content }]);
  const path = `/projects/${project._id}/tasks/${_id}/upload`;
  return (await as(user).post<UploadResult>(path, body, { headers })).body.attachment;
};

/** Jonas works in a project of Priya, who has written in it, too. */
const aTeam = async () => {
  const [priya, jonas] = [
    await given.user({ name: 'Priya Raman' }),
    await given.user({ name: 'Jonas Weber' }),
  ];
  await given.team({ admin: priya, members: [jonas] });
  const project = await given.project({
    owner: priya,
    members: [jonas],
    title: 'Billing',
    description: 'Hidden',
  });
  const task = await given.task({ project, title: 'Invoice', createdBy: jonas });
  return { priya, jonas, project, task };
};
const forgetProof = ({ _id }: TestUser) =>
  rows('UPDATE sessions SET proved_at = NULL WHERE user_id = $1', [_id]);

describe('the export of my data', () => {
  it('contains profile, team, sessions, tokens, preferences and notifications, and explains itself', async () => {
    const { jonas } = await aTeam();
    await given.apiToken({ user: jonas });
    await given.notification({ user: jonas });
    await as(jonas).patch('/auth/me/preferences', { density: 'compact', projectOrder: 'name' });
    const { name: remote } = await given.remote();
    await as(jonas).put(`/remotes/${remote}/values/period`, { value: 'month' });
    const entries = await exportOf(jonas);
    expect(entries.get('README.txt')).toContain('Jonas Weber');
    for (const path of entries.keys())
      if (path.endsWith('.json')) expect(entries.get('README.txt')).toContain(path);
    expect(jsonIn(entries, 'profile.json')).toMatchObject({ name: 'Jonas Weber', email: jonas.email });
    expect(jsonIn(entries, 'team.json')).toMatchObject({ team: { name: 'Test team', role: 'member' } });
    expect(jsonIn(entries, 'sessions.json')).toHaveLength(1);
    expect(jsonIn(entries, 'api-tokens.json')).toMatchObject([{ name: 'Test token', scope: 'read' }]);
    expect(jsonIn(entries, 'preferences.json')).toMatchObject({ density: 'compact', projectOrder: 'name' });
    expect(jsonIn(entries, 'remote-values.json')).toMatchObject([{ remote, key: 'period', value: 'month' }]);
    expect(jsonIn(entries, 'notifications.json')).toMatchObject([{ title: 'A title', message: 'A message' }]);
  });

  it('contains the tasks that one has created or is assigned to, and what one has written, and no more', async () => {
    const { priya, jonas, project, task } = await aTeam();
    const assigned = await given.task({ project, title: 'Assigned', assignees: [{ user: jonas }] });
    await given.task({ project, title: 'Foreign' });
    await given.comment({ task: assigned, author: jonas, content: 'Mine' });
    const { _id: comment } = await given.comment({ task, author: priya, content: 'Hers' });
    await as(jonas).put(
      `/projects/${project._id}/tasks/${task._id}/comments/${comment}/reactions/${encodeURIComponent('👍')}`,
    );
    const own = await given.project({ owner: jonas, title: 'Own', description: 'Described' });
    await as(priya).put(`/projects/${project._id}/favourite`);
    await as(jonas).put(`/projects/${own._id}/favourite`);
    const entries = await exportOf(jonas);
    expect(jsonIn(entries, 'projects.json')).toMatchObject([
      { _id: project._id, title: 'Billing', owner: 'Priya Raman', description: null, favouriteSince: null },
      { _id: own._id, title: 'Own', description: 'Described', favouriteSince: expect.stringMatching(/Z$/) },
    ]);
    expect(jsonIn(entries, 'tasks.json')).toMatchObject([
      { title: 'Invoice', createdBy: 'Jonas Weber', assignedToMe: false, project: { title: 'Billing' } },
      {
        title: 'Assigned',
        status: 'todo',
        createdBy: 'Priya Raman',
        assignedToMe: true,
        assignees: ['Jonas Weber'],
      },
    ]);
    expect(jsonIn(entries, 'comments.json')).toMatchObject([{ content: 'Mine', task: 'Assigned' }]);
    expect(jsonIn(entries, 'reactions.json')).toMatchObject([{ comment, emoji: '👍', task: 'Invoice' }]);
    expect(jsonIn(entries, 'watched-tasks.json')).toMatchObject([{ task: 'Assigned', watching: true }]);
  });

  it('contains no password hash, key or secret, and no address of anyone else', async () => {
    const { priya, jonas, task } = await aTeam();
    const { token } = await given.apiToken({ user: jonas });
    await given.comment({ task, author: priya });
    const [{ hash } = { hash: '' }] = await rows<{ hash: string }>(
      'SELECT password_hash AS hash FROM users WHERE id = $1',
      [jonas._id],
    );
    const whole = [...(await exportOf(jonas)).values()].join('\n');
    expect(whole).toContain(jonas.email);
    expect(hash).toContain('argon2');
    for (const secret of [hash, token, token.slice(0, 10), jonas.token, priya.email, PASSWORD])
      expect(whole).not.toContain(secret);
    expect(whole).not.toMatch(/argon2|hash|secret"/i);
  });

  it('contains the files that one has uploaded, under names that are safe and unique', async () => {
    const { priya, jonas, task } = await aTeam();
    const odd = await upload(jonas, task, 'odd.txt', Buffer.from('first'));
    await rows(`UPDATE attachments SET name = '../../a: b?.txt' WHERE id = $1`, [odd._id]);
    await upload(jonas, task, 'notes.txt', Buffer.from('second'));
    await upload(jonas, task, 'notes.txt', Buffer.from('third'));
    await upload(priya, task, 'hers.txt', Buffer.from('hers'));
    const entries = await exportOf(jonas);
    expect([...entries].filter(([path]) => path.startsWith('files/'))).toEqual([
      ['files/0001 .._.._a_ b_.txt', 'first'],
      ['files/0002 notes.txt', 'second'],
      ['files/0003 notes.txt', 'third'],
    ]);
    expect(jsonIn(entries, 'files.json')).toMatchObject([
      { name: '../../a: b?.txt', path: 'files/0001 .._.._a_ b_.txt', task: 'Invoice' },
      { name: 'notes.txt', path: 'files/0002 notes.txt' },
      { name: 'notes.txt', path: 'files/0003 notes.txt' },
    ]);
  });

  it("contains one's own picture", async () => {
    const { jonas } = await aTeam();
    const { body, headers } = multipart([{ filename: 'me.png', content: sample.png }]);
    await as(jonas).post<User>('/auth/me/avatar', body, { headers });
    expect((await exportOf(jonas)).get('picture.png')).toBe(sample.png.toString());
  });

  it('lists a file whose content is missing, and contains the others', async () => {
    const { jonas, task } = await aTeam();
    const lost = await upload(jonas, task, 'lost.txt', Buffer.from('lost'));
    await upload(jonas, task, 'kept.txt', Buffer.from('kept'));
    const [{ key } = { key: '' }] = await rows<{ key: string }>(
      'SELECT storage_key AS key FROM attachments WHERE id = $1',
      [lost._id],
    );
    await app().get(FileStorage).remove(key);
    const entries = await exportOf(jonas);
    expect(jsonIn(entries, 'files.json')).toMatchObject([
      { name: 'lost.txt', path: null },
      { name: 'kept.txt', path: 'files/0002 kept.txt' },
    ]);
    expect(entries.get('files/0002 kept.txt')).toBe('kept');
  });

  it('contains nothing of a project that one has left', async () => {
    const { priya, jonas, project, task } = await aTeam();
    await upload(jonas, task, 'notes.txt', Buffer.from('left'));
    await as(priya).delete(`/projects/${project._id}/members/${jonas._id}`);
    const entries = await exportOf(jonas);
    for (const path of ['projects.json', 'tasks.json', 'files.json'])
      expect([path, jsonIn(entries, path)]).toEqual([path, []]);
  });

  it('reads more rows than one step has', async () => {
    const { jonas, project, task } = await aTeam();
    await rows(
      `INSERT INTO comments (project_id, task_id, id, author_id, content)
       SELECT $1, $2, gen_random_uuid(), $3, 'c' || n FROM generate_series(1, 1001) n`,
      [project._id, task._id, jonas._id],
    );
    const comments = jsonIn(await exportOf(jonas), 'comments.json');
    expect(new Set(comments.map(({ content }) => content)).size).toBe(1_001);
  });

  it('is recorded', async () => {
    const { jonas } = await aTeam();
    await exportOf(jonas);
    const found = await rows(
      `SELECT actor_id, person_id FROM audit_events WHERE kind = 'data_exported' AND person_id = $1`,
      [jonas._id],
    );
    expect(found).toEqual([{ actor_id: jonas._id, person_id: jonas._id }]);
  });
});

describe('downloading it', () => {
  it('works for a link of the browser, whose cookie is enough', async () => {
    const { jonas } = await aTeam();
    const { body } = await as(jonas).post<DataExport>('/account/export');
    expect(body).toEqual({ url: '/api/files/export' });
    const { headers } = await as(jonas).get('/auth/me');
    const cookie = [headers['set-cookie']].flat().join().split(';', 1)[0] ?? '';
    const response = await begin({ cookie });
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'no-store',
    });
    expect((await unzipped(await buffer(response))).has('profile.json')).toBe(true);
  });

  it('needs a recent proof', async () => {
    const { jonas } = await aTeam();
    await forgetProof(jonas);
    for (const answer of [await as(jonas).post('/account/export'), await as(jonas).get('/files/export')])
      expect(answer).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    await as(jonas).post('/auth/step-up', { password: PASSWORD });
    expect(await as(jonas).post('/account/export')).toMatchObject({ status: 200 });
    expect(await as(jonas).get('/files/export')).toMatchObject({ status: 200 });
  });

  it('is refused to API tokens and to people who are not signed in', async () => {
    const { jonas } = await aTeam();
    const script = await given.apiToken({ user: jonas, scope: 'administer' });
    for (const answer of [await as(script).post('/account/export'), await as(script).get('/files/export')])
      expect(answer).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
    expect(await anonymous.post('/account/export')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await anonymous.get('/files/export')).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });

  it('is refused while another one of the same person runs, and possible again afterwards', async () => {
    const { priya, jonas, task } = await aTeam();
    // More than the buffers of a connection hold, so the first one lasts until it is read.
    await upload(jonas, task, 'large.txt', Buffer.alloc(10 * 1024 * 1024 - 1, 'x'));
    const first = await beginAs(jonas);
    expect(await as(jonas).post('/account/export')).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await as(jonas).get('/files/export')).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await exportOf(priya)).has('profile.json')).toBe(true);
    expect((await unzipped(await buffer(first))).has('files.json')).toBe(true);
    expect(await as(jonas).post('/account/export')).toMatchObject({ status: 200 });
  });

  it('ends with the connection of its reader', async () => {
    const { jonas, task } = await aTeam();
    await upload(jonas, task, 'large.txt', Buffer.alloc(10 * 1024 * 1024 - 1, 'x'));
    (await beginAs(jonas)).destroy();
    let status = 409;
    while (status === 409) ({ status } = await as(jonas).post('/account/export'));
    expect(status).toBe(200);
  });

  it('ends when its session ends', async () => {
    const { jonas, task } = await aTeam();
    await upload(jonas, task, 'large.txt', Buffer.alloc(10 * 1024 * 1024 - 1, 'x'));
    const connected = once(app().getHttpServer(), 'connection');
    const response = await beginAs(jonas);
    const [socket]: Socket[] = await connected;
    const cut = socket && once(socket, 'close');
    await as(jonas).post('/auth/logout');
    await cut;
    await expect(buffer(response)).rejects.toThrow('aborted');
  });
});
