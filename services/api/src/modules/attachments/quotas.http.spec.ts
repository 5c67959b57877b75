import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type {
  InstallationStorage,
  Policies,
  PoliciesUpdate,
  StorageUsage,
  UploadResult,
} from '@taskloom/contracts';
import {
  multipart,
  refusal,
  useApi,
  type TestApi,
  type TestTask,
  type TestUser,
} from '../../../test/index.js';
import { RemovalsService } from '../projects/index.js';
import { FileSweeper } from './file-sweeper.service.js';

const MEGABYTE = 1_048_576;
const pathOf = ({ project, _id }: TestTask) => `/projects/${project._id}/tasks/${_id}`;

const helpers = ({ app, as, dataDirectory, given, rows }: TestApi) => ({
  /** Purges the object from the trash. */
  purge: async (owner: TestUser, projectId: string, id: string) => {
    await as(owner).delete(`/projects/${projectId}/trash/${id}`);
    await app().get(RemovalsService).idle();
  },
  upload: (user: TestUser, task: TestTask, bytes = MEGABYTE) => {
    const { body, headers } = multipart([{ filename: 'a.txt', content: Buffer.alloc(bytes, 'a') }]);
    return as(user).post<UploadResult>(`${pathOf(task)}/upload`, body, { headers });
  },
  aTask: async (owner: TestUser) => given.task({ project: await given.project({ owner }) }),
  /** Files in the store, the spool included. */
  stored: () => {
    const folder = join(dataDirectory(), 'files');
    if (!existsSync(folder)) return 0;
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length;
  },
  /** The counted usage and the actual one. */
  counts: async () => {
    const counted = `SELECT kind, subject::text, bytes::int, files FROM storage_usage WHERE files > 0 ORDER BY kind, subject::text`;
    const there = `SELECT s.kind, s.subject, sum(size)::int AS bytes, count(*)::int AS files FROM attachments a,
      LATERAL (VALUES ('installation', '00000000-0000-0000-0000-000000000000'), ('person', uploader_id::text),
        ('project', project_id::text)) AS s (kind, subject) GROUP BY s.kind, s.subject ORDER BY s.kind, s.subject`;
    return [await rows(counted), await rows(there)];
  },
});

describe('quotas of person and project', () => {
  const api = useApi({ QUOTA_PERSON_MB: '3', QUOTA_PROJECT_MB: '4', DISK_RESERVE_MB: '0' });
  const { app, as, given } = api;
  const { purge, upload, aTask, stored, counts } = helpers(api);

  it('hold when one person uploads to several projects at once, and refused uploads leave nothing behind', async () => {
    const ann = await given.user();
    const tasks = [await aTask(ann), await aTask(ann), await aTask(ann)] as const;
    const before = stored();
    const answers = await Promise.all([...tasks, ...tasks, ...tasks].map((task) => upload(ann, task)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(answer).toMatchObject(refusal(413, 'QUOTA_EXCEEDED'));
    const message =
      'Your files would take more than 3 MB, which is all that one person may use: delete some first.';
    expect(await upload(ann, tasks[0])).toMatchObject({ body: { message } });
    expect(stored() - before).toBe(3);
    const [counted, there] = await counts();
    expect(counted).toEqual(there);
  });

  it('hold when several people upload to one project at the same moment', async () => {
    const people = await Promise.all([given.user(), given.user(), given.user()]);
    const [owner = await given.user(), ...members] = people;
    const task = await given.task({ project: await given.project({ owner, members }) });
    const answers = await Promise.all([...people, ...people].map((person) => upload(person, task)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      ...refusal(413, 'QUOTA_EXCEEDED'),
      body: { message: expect.stringContaining('The files of this project would take more than 4 MB') },
    });
  });

  it('are free again when an attachment, its task or its project leaves the trash for good', async () => {
    const ann = await given.user();
    const [one, two, three] = [await aTask(ann), await aTask(ann), await aTask(ann)];
    const used = async () => (await as(ann).get<StorageUsage>('/storage')).body.used / MEGABYTE;
    const [{ body }] = await Promise.all([upload(ann, one), upload(ann, two), upload(ann, three)]);
    expect(await used()).toBe(3);
    await as(ann).delete(`${pathOf(one)}/attachments/${body.attachment._id}`);
    expect(await used()).toBe(3);
    await purge(ann, one.project._id, body.attachment._id);
    expect(await used()).toBe(2);
    expect(await upload(ann, one)).toMatchObject({ status: 201 });
    await as(ann).delete(pathOf(two));
    await purge(ann, two.project._id, two._id);
    expect(await used()).toBe(2);
    await as(ann).delete(`/projects/${three.project._id}`);
    await purge(ann, three.project._id, three.project._id);
    expect(await used()).toBe(1);
    const [counted, there] = await counts();
    expect(counted).toEqual(there);
  });

  it('limit the space of deleted files until they leave the disk', async () => {
    const ann = await given.user();
    const task = await aTask(ann);
    const uploadAndDelete = async () => {
      const { status, body } = await upload(ann, task);
      if (status === 201) {
        await as(ann).delete(`${pathOf(task)}/attachments/${body.attachment._id}`);
        await purge(ann, task.project._id, body.attachment._id);
      }
      return status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) statuses.push(await uploadAndDelete());
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 413]);
    expect(await upload(ann, task)).toMatchObject({
      body: {
        message: expect.stringContaining(
          'Files that you have deleted, or that are being uploaded, still take up space',
        ),
      },
    });
    await app().get(FileSweeper).sweep(0);
    expect(await uploadAndDelete()).toBe(201);
  });

  it('refuse a file that cannot fit before it is read', async () => {
    const ann = await given.user();
    const task = await aTask(ann);
    expect(await upload(ann, task, 4 * MEGABYTE)).toMatchObject(refusal(413, 'QUOTA_EXCEEDED'));
    expect(await upload(ann, task, 3 * MEGABYTE)).toMatchObject({ status: 201 });
  });

  it('show the usage to the person, and that of a project to its members only', async () => {
    const [ann, mika, stranger] = [await given.user(), await given.user(), await given.user()];
    const project = await given.project({ owner: ann, members: [mika] });
    await upload(mika, await given.task({ project }), 1_000);
    expect((await as(mika).get('/storage')).body).toEqual({ used: 1_000, files: 1, limit: 3 * MEGABYTE });
    expect((await as(ann).get('/storage')).body).toEqual({ used: 0, files: 0, limit: 3 * MEGABYTE });
    const path = `/projects/${project._id}/storage`;
    expect((await as(ann).get(path)).body).toEqual({ used: 1_000, files: 1, limit: 4 * MEGABYTE });
    expect(await as(stranger).get(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('the quota of the installation', () => {
  const api = useApi({ QUOTA_INSTALLATION_MB: '2', DISK_RESERVE_MB: '0' });
  const { as, given, rows } = api;
  const { upload, aTask } = helpers(api);

  it('holds for all people together, and admins see it with who uses most of their team', async () => {
    const { admin } = await given.team();
    const others = await Promise.all([given.user(), given.user(), given.user()]);
    expect(await upload(admin, await aTask(admin), 1_000)).toMatchObject({ status: 201 });
    const answers = await Promise.all(
      others.map(async (person) => upload(person, await aTask(person), 999_000)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject(refusal(413, 'QUOTA_EXCEEDED'));
    const { body } = await as(admin).get<InstallationStorage>('/storage/installation');
    expect(body).toMatchObject({ used: 1_999_000, files: 3, limit: 2 * MEGABYTE, reserve: 0, waiting: 0 });
    expect(body.free).toBeGreaterThan(0);
    expect(body.database).toBeGreaterThan(MEGABYTE);
    expect(body.people).toEqual([
      { user: { _id: admin._id, name: admin.name, avatar: expect.any(String) }, used: 1_000, files: 1 },
    ]);
    expect(await as(others[0] ?? admin).get('/storage/installation')).toMatchObject(
      refusal(403, 'FORBIDDEN'),
    );
  });

  it('and the others are changed by admins, from the next upload on and with an audit event', async () => {
    const { admin } = await given.team();
    const task = await aTask(admin);
    const change = (quotas: PoliciesUpdate['quotas']) =>
      as(admin).patch<Policies>('/admin/policies', { quotas });
    const changed = await change({ installation: 100 * MEGABYTE, person: 2 * MEGABYTE });
    expect(changed).toMatchObject({ status: 200 });
    expect(changed.body.quotas).toMatchObject({
      person: { limit: 2 * MEGABYTE, default: 2_048 * MEGABYTE },
      project: { limit: 10_240 * MEGABYTE },
      installation: { limit: 100 * MEGABYTE, default: 2 * MEGABYTE },
    });
    expect(await upload(admin, task, 3 * MEGABYTE)).toMatchObject({
      ...refusal(413, 'QUOTA_EXCEEDED'),
      body: { message: expect.stringContaining('2 MB, which is all that one person may use') },
    });
    expect((await as(admin).get('/storage')).body).toMatchObject({ limit: 2 * MEGABYTE });
    await change({ person: null });
    expect(await upload(admin, task, 3 * MEGABYTE)).toMatchObject({ status: 201 });
    const { body } = await as(admin).get<InstallationStorage>('/storage/installation');
    expect(body).toMatchObject({ limit: 100 * MEGABYTE, quotas: { person: { limit: 2_048 * MEGABYTE } } });
    expect(body.projects).toEqual([
      {
        project: { _id: task.project._id, title: task.project.title },
        owner: { _id: admin._id, name: admin.name, avatar: expect.any(String) },
        used: 3 * MEGABYTE,
        files: 1,
      },
    ]);
    const events = await rows(
      `SELECT subject, details FROM audit_events WHERE kind = 'policy_changed' AND actor_id = $1 ORDER BY id`,
      [admin._id],
    );
    expect(events).toEqual([
      { subject: 'quotas.person', details: { from: 2_048 * MEGABYTE, to: 2 * MEGABYTE } },
      { subject: 'quotas.installation', details: { from: 2 * MEGABYTE, to: 100 * MEGABYTE } },
      { subject: 'quotas.person', details: { from: 2 * MEGABYTE, to: 2_048 * MEGABYTE } },
    ]);
  });
});
