import { LIMITS, type RemoteStore, type StoredValue } from '@taskloom/contracts';
import { refusal, useApi } from '../../../test/index.js';

const { as, given, rows } = useApi({ REMOTE_STORE_MB: '2', REMOTE_STORE_PERSON_MB: '1' });

const setUp = async () => {
  const { admin } = await given.team();
  const ann = await given.user();
  const project = await given.project({ members: [ann] });
  const { name } = await given.remote();
  const shared = `/projects/${project._id}/remotes/${name}/values`;
  return {
    admin,
    ann,
    project,
    name,
    shared,
    own: `/remotes/${name}/values`,
    store: `/remotes/${name}/store`,
  };
};
const recorded = (name: string) =>
  rows(`SELECT actor_id, details FROM audit_events WHERE kind = 'remote_store_cleared' AND subject = $1`, [
    name,
  ]);

describe('what a remote keeps', () => {
  it('is shown to admins by scope and key, with the quota and without contents', async () => {
    const { admin, ann, shared, own, store } = await setUp();
    await as(ann).put(`${shared}/settings`, { value: 'a secret' });
    await as(ann).put(`${shared}/a`, { value: 1 });
    await as(ann).put(`${own}/settings`, { value: true });
    await as(admin).put(`${own}/settings`, { value: true });
    const row = (json: number, key: number) => json + key + 100;
    const { body, status } = await as(admin).get<RemoteStore>(store);
    expect(status).toBe(200);
    expect(body).toEqual({
      bytes: row(10, 8) + row(1, 1) + 2 * row(4, 8),
      quota: 2 * 1024 ** 2,
      personQuota: 1024 ** 2,
      scopes: [
        {
          scope: 'project',
          owners: 1,
          values: 2,
          bytes: row(10, 8) + row(1, 1),
          keys: [
            { key: 'settings', values: 1, bytes: row(10, 8) },
            { key: 'a', values: 1, bytes: row(1, 1) },
          ],
        },
        {
          scope: 'person',
          owners: 2,
          values: 2,
          bytes: 2 * row(4, 8),
          keys: [{ key: 'settings', values: 2, bytes: 2 * row(4, 8) }],
        },
      ],
    });
  });

  it('lists the 20 keys that take most, and counts all', async () => {
    const { admin, project, name, store } = await setUp();
    await rows(
      `INSERT INTO remote_project_values (project_id, remote, key, value, bytes)
       SELECT $1, $2, 'key-' || n, '1', n FROM generate_series(1, ${LIMITS.storedKeys}) n`,
      [project._id, name],
    );
    const { scopes } = (await as(admin).get<RemoteStore>(store)).body;
    expect(scopes[0]).toMatchObject({ values: LIMITS.storedKeys });
    expect(scopes[0]?.keys.map(({ bytes }) => bytes)).toEqual(
      Array.from({ length: 20 }, (_, at) => LIMITS.storedKeys - at),
    );
  });

  it('is nothing for a remote that has stored nothing', async () => {
    const { admin, store } = await setUp();
    const nothing = { owners: 0, values: 0, bytes: 0, keys: [] };
    expect((await as(admin).get(store)).body).toMatchObject({
      bytes: 0,
      scopes: [
        { scope: 'project', ...nothing },
        { scope: 'person', ...nothing },
      ],
    });
  });

  it('is hidden from others, and from everyone for a remote that does not exist', async () => {
    const { admin, ann, store } = await setUp();
    expect(await as(ann).get(store)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(admin).get('/remotes/nothing/store')).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('clearing it', () => {
  it('removes the values of one scope of one remote, in steps, and is in the audit log', async () => {
    const { admin, ann, project, name, shared, own, store } = await setUp();
    const other = await given.remote();
    await rows(
      `INSERT INTO remote_project_values (project_id, remote, key, value, bytes)
       SELECT $1, $2, 'key-' || n, '1', 1 FROM generate_series(1, 2345) n`,
      [project._id, name],
    );
    await as(ann).put(`${own}/kept`, { value: 1 });
    await as(ann).put(`/projects/${project._id}/remotes/${other.name}/values/kept`, { value: 1 });
    expect(await as(admin).delete(`${store}/project`)).toMatchObject({ status: 200, body: { values: 2345 } });
    expect((await as(ann).get(shared)).body).toEqual([]);
    expect((await as(ann).get<StoredValue>(`${own}/kept`)).body.value).toBe(1);
    const elsewhere = `/projects/${project._id}/remotes/${other.name}/values/kept`;
    expect((await as(ann).get<StoredValue>(elsewhere)).body.value).toBe(1);
    expect(await recorded(name)).toEqual([
      { actor_id: admin._id, details: { scope: 'project', values: 2345 } },
    ]);
  });

  it('makes room for new values, which a page that shows the old ones does not overwrite', async () => {
    const { admin, ann, own, store } = await setUp();
    const { version } = (await as(ann).put<StoredValue>(`${own}/settings`, { value: 1 })).body;
    expect(await as(admin).delete(`${store}/person`)).toMatchObject({ body: { values: 1 } });
    const seen = { headers: { 'if-match': `"${version}"` } };
    expect(await as(ann).put(`${own}/settings`, { value: 2 }, seen)).toMatchObject(
      refusal(409, 'STALE_VERSION'),
    );
    expect(await as(ann).put(`${own}/settings`, { value: 2 })).toMatchObject({ status: 200 });
  });

  it('is refused to others, without a recent proof, and for a scope that does not exist', async () => {
    const { admin, ann, name, own, store } = await setUp();
    await as(ann).put(`${own}/settings`, { value: 1 });
    expect(await as(ann).delete(`${store}/person`)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(admin).delete(`${store}/everything`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    await rows(`UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1`, [
      admin._id,
    ]);
    expect(await as(admin).delete(`${store}/person`)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect((await as(ann).get<StoredValue>(`${own}/settings`)).body.value).toBe(1);
    expect(await recorded(name)).toEqual([]);
  });
});
