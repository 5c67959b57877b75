import { Buffer } from 'node:buffer';
import {
  LIMITS,
  smallPictureBytes,
  type HistoryPage,
  type Task,
  type TaskCard,
  type UploadResult,
} from '@taskloom/contracts';
import { multipart, refusal, useApi } from '../../../../test/index.js';
import { sample } from '../../../../test/files.js';

const { as, given, rows } = useApi();

/** The header of a JPEG of this size, which is all that the server reads of it. */
const jpegOf = (width: number, height: number, bytes = 200): Buffer => {
  const jpeg = Buffer.alloc(bytes);
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108', 'hex').copy(jpeg);
  jpeg.writeUInt16BE(height, 25);
  jpeg.writeUInt16BE(width, 27);
  return jpeg;
};
const SMALL = jpegOf(480, 240);

const aTask = async () => {
  const [owner, mika] = [await given.user({ name: 'Olga' }), await given.user({ name: 'Mika' })];
  const project = await given.project({ owner, members: [mika] });
  const task = await given.task({ project, title: 'Paint the house' });
  const tasks = `/projects/${project._id}/tasks`;
  const path = `${tasks}/${task._id}`;
  const attach = async (content: Buffer = sample.png) => {
    const { body, headers } = multipart([{ filename: 'house.png', content }]);
    return (await as(owner).post<UploadResult>(`${path}/upload`, body, { headers })).body.attachment._id;
  };
  const keep = (file: string, picture: Buffer | string = SMALL, user = mika) =>
    as(user).put(`${path}/attachments/${file}/small`, {
      picture: typeof picture === 'string' ? picture : picture.toString('base64'),
    });
  const choose = (cover: string | null, user = mika) => as(user).patch<Task>(path, { cover });
  const withCover = async () => {
    const file = await attach();
    await keep(file);
    await choose(file);
    return file;
  };
  const card = async () => (await as(owner).get<TaskCard[]>(`${tasks}?view=card`)).body[0];
  const remove = (file: string) => as(owner).delete(`${path}/attachments/${file}`);
  const restore = (id: string) => as(owner).post(`/projects/${project._id}/trash/${id}/restore`, {});
  return { owner, mika, project, task, tasks, path, attach, keep, choose, withCover, card, remove, restore };
};

describe('the cover of a card', () => {
  it('is a picture of the task, in every view; without one, the key is absent', async () => {
    const { owner, tasks, path, attach, keep, choose, card } = await aTask();
    const file = await attach();
    expect(await card()).not.toHaveProperty('cover');
    expect(await keep(file)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await choose(file)).toMatchObject({ status: 200, body: { cover: file, version: 2 } });
    const task = (await as(owner).get<Task>(path)).body;
    expect(task.cover).toBe(file);
    expect((await as(owner).get<Task[]>(tasks)).body).toEqual([task]);
    expect(await card()).toMatchObject({ cover: file });
    const { body } = await as(owner).get<{ tasks: TaskCard[] }>('/search?q=paint');
    expect(body.tasks[0]?.cover).toBe(file);
    expect((await choose(null)).body).not.toHaveProperty('cover');
    expect(await card()).not.toHaveProperty('cover');
  });

  it('is recorded in the history when it is chosen and removed', async () => {
    const { owner, path, withCover, choose } = await aTask();
    const file = await withCover();
    await choose(null);
    await choose(null);
    const { body } = await as(owner).get<HistoryPage>(`${path}/history`);
    expect(body.events.filter(({ type }) => type === 'task_changed').map(({ changes }) => changes)).toEqual([
      [{ field: 'cover', from: file, to: null }],
      [{ field: 'cover', from: null, to: file }],
    ]);
  });

  it('is refused without a small picture, of another task, and for a new task', async () => {
    const { owner, tasks, attach, keep, choose, card } = await aTask();
    const other = await aTask();
    const foreign = await other.withCover();
    const bare = await attach();
    for (const file of [bare, foreign, 'none'])
      expect(await choose(file)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    await keep(bare);
    const created = await as(owner).post(tasks, { title: 'New', cover: bare });
    expect(created).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await card()).not.toHaveProperty('cover');
  });

  it('leaves with its file, and returns with it', async () => {
    const { withCover, remove, restore, card } = await aTask();
    const file = await withCover();
    expect(await remove(file)).toMatchObject({ status: 200 });
    expect(await card()).toMatchObject({ attachmentCount: 0 });
    expect(await card()).not.toHaveProperty('cover');
    expect(await restore(file)).toMatchObject({ status: 200 });
    expect(await card()).toMatchObject({ attachmentCount: 1, cover: file });
  });

  it('stays the one that was chosen while its predecessor was in the trash', async () => {
    const { withCover, remove, restore, card } = await aTask();
    const first = await withCover();
    await remove(first);
    const second = await withCover();
    await restore(first);
    expect(await card()).toMatchObject({ attachmentCount: 2, cover: second });
  });

  it('stays when another file is deleted, and when the task is deleted and restored', async () => {
    const { owner, task, path, attach, withCover, remove, restore, card } = await aTask();
    const file = await withCover();
    await remove(await attach());
    expect(await card()).toMatchObject({ cover: file });
    await as(owner).delete(path);
    await restore(task._id);
    expect(await card()).toMatchObject({ cover: file });
  });

  it('stays in the archive', async () => {
    const { owner, path, withCover } = await aTask();
    const file = await withCover();
    await as(owner).patch(path, { status: 'done' });
    await as(owner).put(`${path}/archive`, {});
    expect((await as(owner).get<Task>(path)).body).toMatchObject({ cover: file, archive: {} });
  });
});

describe('the small picture of a file', () => {
  it('is served to members only, and is not sent twice', async () => {
    const { owner, attach, keep } = await aTask();
    const file = await attach();
    const address = `/files/${file}?size=small`;
    expect(await as(owner).get(address)).toMatchObject(refusal(404, 'NOT_FOUND'));
    await keep(file);
    const { status, headers } = await as(owner).get(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(SMALL.length),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    const again = await as(owner).get(address, { headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.status).toBe(304);
    expect(await as(await given.user()).get(address)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('stays the first one', async () => {
    const { owner, attach, keep } = await aTask();
    const file = await attach();
    await keep(file);
    expect((await keep(file, jpegOf(10, 10, SMALL.length + 1))).status).toBe(200);
    const { headers } = await as(owner).get(`/files/${file}?size=small`);
    expect(headers['content-length']).toBe(String(SMALL.length));
  });

  it('is refused unless it is a JPEG of few pixels and bytes, of a picture', async () => {
    const { attach, keep } = await aTask();
    const file = await attach();
    const most = smallPictureBytes({ size: sample.png.length });
    const side = LIMITS.smallPictureSide;
    const refused = [sample.png, jpegOf(side + 1, 8), jpegOf(8, 8, most + 1), Buffer.from('words'), '*'];
    for (const picture of refused)
      expect(await keep(file, picture)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    const text = await attach(sample.text);
    expect(await keep(text)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(
      await rows('SELECT id FROM attachments WHERE small IS NOT NULL AND id IN ($1, $2)', [file, text]),
    ).toEqual([]);
    expect((await keep(file, jpegOf(side, side, most))).status).toBe(200);
  });

  it('is not found for a file of another task, or one that is deleted', async () => {
    const { attach, keep, remove } = await aTask();
    const other = await aTask();
    expect(await keep(await other.attach())).toMatchObject(refusal(404, 'NOT_FOUND'));
    const file = await attach();
    await remove(file);
    expect(await keep(file)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});
