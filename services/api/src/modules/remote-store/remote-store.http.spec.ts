import { LIMITS, type StoredKey, type StoredValue } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../test/index.js';

const { as, given, rows } = useApi({ REMOTE_STORE_MB: '2', REMOTE_STORE_PERSON_MB: '1' });

const setUp = async () => {
  const ann = await given.user();
  const project = await given.project({ members: [ann] });
  const { name } = await given.remote();
  const shared = `/projects/${project._id}/remotes/${name}/values`;
  return { ann, owner: project.owner, project, name, shared, own: `/remotes/${name}/values` };
};
const put = (who: TestUser, path: string, value: unknown, version?: number) =>
  as(who).put<StoredValue>(
    path,
    { value },
    { ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }) },
  );
const first = expect.any(Number);
const kilobytes = (count: number) => 'x'.repeat(count * 1_024 - 2);

describe('a value of a project', () => {
  it('is written by any member and read by the others, with a version', async () => {
    const { ann, owner, shared } = await setUp();
    const empty = { key: 'settings', value: null, version: 0, updatedAt: null };
    expect(await as(owner).get(`${shared}/settings`)).toMatchObject({ status: 200, body: empty });
    expect(await put(ann, `${shared}/settings`, { period: 'week' })).toMatchObject({
      status: 200,
      body: { key: 'settings', value: { period: 'week' }, version: first, updatedAt: expect.any(String) },
    });
    await put(owner, `${shared}/settings`, ['a', 'b']);
    await put(owner, `${shared}/other`, false);
    expect((await as(ann).get<StoredValue>(`${shared}/settings`)).body.value).toEqual(['a', 'b']);
    const { body: keys } = await as(ann).get<StoredKey[]>(shared);
    // Its JSON, its key and its row.
    expect(keys.map(({ key, bytes }) => ({ key, bytes }))).toEqual([
      { key: 'other', bytes: 5 + 5 + 100 },
      { key: 'settings', bytes: 9 + 8 + 100 },
    ]);
    expect(await as(owner).delete(`${shared}/settings`)).toMatchObject({ status: 200 });
    expect((await as(ann).get<StoredValue>(`${shared}/settings`)).body).toMatchObject(empty);
  });

  it('keeps every kind of JSON as it was sent', async () => {
    const { ann, shared } = await setUp();
    const values = [0, '', true, 1e308, [], [[1], [2]], { 'a key': 'c', nested: { at: [null, { a: 1.5 }] } }];
    for (const value of values) {
      await put(ann, `${shared}/any`, value);
      expect((await as(ann).get<StoredValue>(`${shared}/any`)).body.value).toEqual(value);
    }
  });

  it('takes no more room than it was sent with', async () => {
    const { ann, project, shared } = await setUp();
    await put(ann, `${shared}/large`, 1e308);
    const text = 'SELECT value::text FROM remote_project_values WHERE project_id = $1';
    expect(await rows(text, [project._id])).toEqual([{ value: '1e+308' }]);
  });

  it('is not overwritten by someone who has seen an older version', async () => {
    const { ann, owner, shared } = await setUp();
    const created = await put(ann, `${shared}/count`, 1, 0);
    expect(created).toMatchObject({ status: 200 });
    const { version } = created.body;
    const outcomes = await Promise.all([
      put(ann, `${shared}/count`, 2, version),
      put(owner, `${shared}/count`, 3, version),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await put(ann, `${shared}/count`, 4, version)).toMatchObject({
      ...refusal(409, 'STALE_VERSION'),
      body: { current: { key: 'count', version: version + 1 } },
    });
    expect(
      await as(ann).delete(`${shared}/count`, { headers: { 'if-match': `"${version}"` } }),
    ).toMatchObject(refusal(409, 'STALE_VERSION'));
  });

  it('is not overwritten either when it was removed and written again', async () => {
    const { ann, owner, shared } = await setUp();
    const { version } = (await put(ann, `${shared}/count`, 1)).body;
    await as(owner).delete(`${shared}/count`);
    await put(owner, `${shared}/count`, 2);
    expect(await put(ann, `${shared}/count`, 3, version)).toMatchObject(refusal(409, 'STALE_VERSION'));
  });

  it('belongs to one project and one remote', async () => {
    const { ann, owner, project, name, shared } = await setUp();
    await put(ann, `${shared}/settings`, 'here');
    const other = await given.project({ owner });
    const { name: rival } = await given.remote();
    for (const path of [
      `/projects/${other._id}/remotes/${name}/values/settings`,
      `/projects/${project._id}/remotes/${rival}/values/settings`,
      `/remotes/${name}/values/settings`,
    ])
      expect((await as(owner).get<StoredValue>(path)).body).toMatchObject({ value: null, version: 0 });
  });

  it('can only be read once the project is archived', async () => {
    const { ann, owner, project, shared } = await setUp();
    await put(ann, `${shared}/settings`, 'kept');
    await as(owner).put(`/projects/${project._id}/archived`);
    expect(await as(ann).get(`${shared}/settings`)).toMatchObject({ status: 200, body: { value: 'kept' } });
    expect(await put(ann, `${shared}/settings`, 'new')).toMatchObject(refusal(409, 'PROJECT_ARCHIVED'));
    expect(await as(ann).delete(`${shared}/settings`)).toMatchObject(refusal(409, 'PROJECT_ARCHIVED'));
  });
});

describe('a value of a person', () => {
  it('is visible to that person only', async () => {
    const { ann, owner, own } = await setUp();
    await put(ann, `${own}/period`, 'month');
    expect((await as(ann).get<StoredValue>(`${own}/period`)).body.value).toBe('month');
    expect((await as(owner).get<StoredValue>(`${own}/period`)).body).toMatchObject({
      value: null,
      version: 0,
    });
    expect((await as(owner).get(own)).body).toEqual([]);
  });

  it('is removed with the account', async () => {
    const { own, name } = await setUp();
    const leaver = await given.user();
    await put(leaver, `${own}/period`, 'month');
    const of = () =>
      rows('SELECT 1 FROM remote_person_values WHERE user_id = $1 AND remote = $2', [leaver._id, name]);
    expect(await of()).toHaveLength(1);
    expect(await as(leaver).post('/account/deletion', { transfers: [] })).toMatchObject({ status: 200 });
    expect(await of()).toEqual([]);
  });
});

describe('the limits', () => {
  it('refuse keys, values and remotes that are not valid', async () => {
    const { ann, own } = await setUp();
    for (const key of ['.hidden', 'a b', 'x'.repeat(65), 'ä'])
      expect(await put(ann, `${own}/${encodeURIComponent(key)}`, 1)).toMatchObject(
        refusal(400, 'VALIDATION_FAILED'),
      );
    for (const body of [{}, { value: null }, { value: 1, more: 1 }])
      expect(await as(ann).put(`${own}/key`, body)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await put(ann, `${own}/key`, kilobytes(16))).toMatchObject({ status: 200 });
    expect(await put(ann, `${own}/key`, `${kilobytes(16)}x`)).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
    for (const remote of ['unknown', 'NoName'])
      expect(await as(ann).get(`/remotes/${remote}/values/key`)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('allow so many keys for a project, and changes of the existing ones beyond that', async () => {
    const { ann, name, project, shared } = await setUp();
    await rows(
      `INSERT INTO remote_project_values (project_id, remote, key, value, bytes)
       SELECT $1, $2, 'key-' || n, '1', 1 FROM generate_series(1, $3::int) n`,
      [project._id, name, LIMITS.storedKeys],
    );
    expect(await put(ann, `${shared}/one-more`, 1)).toMatchObject(refusal(409, 'REMOTE_STORE_FULL'));
    expect(await put(ann, `${shared}/key-1`, 2)).toMatchObject({ status: 200 });
  });

  it('allow so many bytes for a remote, and smaller values beyond that', async () => {
    const { ann, name, own, project, shared } = await setUp();
    await rows(
      `INSERT INTO remote_project_values (project_id, remote, key, value, bytes)
       SELECT $1, $2, 'key-' || n, '1', 32768 FROM generate_series(1, 64) n`,
      [project._id, name],
    );
    expect(await put(ann, `${own}/key`, 1)).toMatchObject(refusal(409, 'REMOTE_STORE_FULL'));
    expect(await put(ann, `${shared}/key-1`, 1)).toMatchObject({ status: 200 });
    expect(await put(ann, `${own}/key`, 1)).toMatchObject({ status: 200 });
  });

  it('allow one person a share of it, so that the others have room', async () => {
    const { ann, owner, name, own, project, shared } = await setUp();
    await rows(
      `INSERT INTO remote_project_values (project_id, remote, key, value, bytes, written_by)
       SELECT $1, $2, 'key-' || n, '1', 16384, $3 FROM generate_series(1, 64) n`,
      [project._id, name, ann._id],
    );
    const full = refusal(409, 'REMOTE_STORE_FULL');
    expect(await put(ann, `${own}/key`, 1)).toMatchObject(full);
    expect(await put(ann, `${shared}/more`, 1)).toMatchObject(full);
    expect(await put(owner, `${shared}/more`, 1)).toMatchObject({ status: 200 });
    // Writing over someone else's value takes it into one's own share.
    expect(await put(ann, `${shared}/more`, 2)).toMatchObject(full);
    expect(await put(ann, `${shared}/key-1`, 1)).toMatchObject({ status: 200 });
    expect(await put(ann, `${shared}/more`, 2)).toMatchObject({ status: 200 });
  });
});
