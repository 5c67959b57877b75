import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS, type Task, type UploadResult } from '@taskloom/contracts';
import { multipart, refusal, useApi, type Part, type TestTask, type TestUser } from '../../../test/index.js';
import { sample } from '../../../test/files.js';

const { anonymous, as, dataDirectory, given, rows } = useApi({ RATE_UPLOAD: '1000' });

const aTask = async () => {
  const [owner, mika] = [await given.user(), await given.user({ name: 'Mika' })];
  const project = await given.project({ owner, members: [mika] });
  return { owner, mika, project, task: await given.task({ project }) };
};
const pathOf = ({ project, _id }: TestTask) => `/projects/${project._id}/tasks/${_id}`;

const upload = (user: TestUser, task: TestTask, part: Part, options?: { end: boolean }) => {
  const { body, headers } = multipart([{ filename: 'file.bin', ...part }], options);
  return as(user).post<UploadResult>(`${pathOf(task)}/upload`, body, { headers });
};
const spooled = () => readdir(join(dataDirectory(), 'files', 'spool')).catch((): string[] => []);
const kept = async () => (await rows('SELECT id FROM attachments')).length;

describe('uploading', () => {
  it('returns the attachment with its type by content and a safe name', async () => {
    const { mika, task, project } = await aTask();
    const { status, body } = await upload(mika, task, {
      filename: '../evil/pic.txt',
      type: 'text/html',
      content: sample.png,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      attachment: {
        _id: expect.any(String),
        name: 'pic.txt',
        size: sample.png.length,
        type: 'image/png',
        url: `/api/files/${body.attachment._id}`,
        uploadedBy: { _id: mika._id, name: 'Mika' },
        createdAt: expect.stringMatching(/Z$/),
      },
    });
    const [{ revision } = { revision: 0 }] = await rows<{ revision: number }>(
      'SELECT revision FROM projects WHERE id = $1',
      [project._id],
    );
    expect(revision).toBe(1);
    expect(await spooled()).toEqual([]);
  });

  it('keeps the quotes in the name of a file of a browser form', async () => {
    const { mika, task } = await aTask();
    const form = new FormData();
    form.append('file', new File([sample.text], 'the "final" plan 100%25.txt'));
    const request = new Response(form);
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const sent = Buffer.from(await request.arrayBuffer());
    const { body } = await as(mika).post<UploadResult>(`${pathOf(task)}/upload`, sent, { headers });
    expect(body.attachment.name).toBe('the "final" plan 100%25.txt');
  });

  it('refuses anonymous callers, strangers, and requests under another project, with any body', async () => {
    const { mika, task } = await aTask();
    const elsewhere = await given.project({ owner: mika });
    const path = `${pathOf(task)}/upload`;
    expect(await anonymous.post(path, 'x')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await as(await given.user()).post(path, 'x')).toMatchObject(refusal(404, 'NOT_FOUND'));
    const moved = { ...task, project: elsewhere };
    expect(await upload(mika, moved, { content: sample.png })).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it.each(['exe', 'svg', 'xlsx', 'latin1'] as const)('refuses a %s file under any name', async (kind) => {
    const { mika, task } = await aTask();
    const before = await kept();
    const answer = await upload(mika, task, { filename: 'a.png', type: 'image/png', content: sample[kind] });
    expect(answer).toMatchObject({
      ...refusal(415, 'FILE_TYPE_NOT_ALLOWED'),
      body: { message: 'Only images, documents, and archives are allowed' },
    });
    expect(await kept()).toBe(before);
    expect(await spooled()).toEqual([]);
  });

  it('accepts the largest file and refuses one that is a byte longer', async () => {
    const { mika, task } = await aTask();
    const largest = Buffer.alloc(LIMITS.attachmentBytes - 1, 'a');
    expect(await upload(mika, task, { content: largest })).toMatchObject({
      status: 201,
      body: { attachment: { size: 10_485_759 } },
    });
    const answer = await upload(mika, task, { content: Buffer.alloc(LIMITS.attachmentBytes, 'a') });
    expect(answer).toMatchObject({
      ...refusal(413, 'FILE_TOO_LARGE'),
      body: { message: 'File size must be less than 10MB' },
    });
    expect(await spooled()).toEqual([]);
  });

  it('refuses bodies without a file and broken ones', async () => {
    const { mika, task } = await aTask();
    const path = `${pathOf(task)}/upload`;
    const before = await kept();
    const none = multipart([{ name: 'other', content: 'x' }]);
    expect(await as(mika).post(path, none.body, none)).toMatchObject({ status: 400 });
    expect(await upload(mika, task, { name: 'picture', content: sample.png })).toMatchObject({ status: 400 });
    expect(await upload(mika, task, { content: sample.png }, { end: false })).toMatchObject({ status: 400 });
    expect(await as(mika).post(path, { file: 'x' })).toMatchObject(refusal(415, 'UNSUPPORTED_MEDIA_TYPE'));
    const noBoundary = { headers: { 'content-type': 'multipart/form-data' } };
    expect((await as(mika).post(path, 'x', noBoundary)).status).toBeGreaterThanOrEqual(400);
    expect((await as(mika).post(path, 'x', noBoundary)).status).toBeLessThan(500);
    expect(await kept()).toBe(before);
    expect(await spooled()).toEqual([]);
  });

  it('refuses an empty file with a message', async () => {
    const { mika, task } = await aTask();
    const before = await kept();
    expect(await upload(mika, task, { filename: 'empty.txt', content: '' })).toMatchObject({
      ...refusal(400, 'VALIDATION_FAILED'),
      body: { message: 'The file is empty. Please choose another one.' },
    });
    expect(await kept()).toBe(before);
    expect(await spooled()).toEqual([]);
  });

  it.each<[string, Part[]]>([
    ['a second file', [{ filename: 'b.png', content: sample.png }]],
    ['a second file of another name', [{ name: 'other', filename: 'b.png', content: sample.png }]],
    ['a field of the same name', [{ content: 'x' }]],
    ['a field', [{ name: 'note', content: 'x' }]],
    ['ten fields', Array.from({ length: 10 }, (_, n) => ({ name: `note${n}`, content: 'x' }))],
  ])('refuses %s in the form, and stores nothing of it', async (_what, more) => {
    const { mika, task } = await aTask();
    const before = await kept();
    const { body, headers } = multipart([{ filename: 'a.png', content: sample.png }, ...more]);
    expect(await as(mika).post(`${pathOf(task)}/upload`, body, { headers })).toMatchObject({
      ...refusal(400, 'VALIDATION_FAILED'),
      body: { message: 'Please upload one file at a time, and nothing else with it.' },
    });
    expect(await kept()).toBe(before);
    expect(await spooled()).toEqual([]);
  });

  it('repeated with its Idempotency-Key, an upload returns the first attachment, and is refused for another file', async () => {
    const { mika, task } = await aTask();
    const send = (filename: string, content: Buffer, options?: { end: boolean }) => {
      const { body, headers } = multipart([{ filename, content }], options);
      return as(mika).post<UploadResult>(`${pathOf(task)}/upload`, body, {
        headers: { ...headers, 'idempotency-key': 'upload-1' },
      });
    };
    const first = await send('a.png', sample.png);
    expect((await send('a.png', sample.png)).body).toEqual(first.body);
    const reused = refusal(422, 'IDEMPOTENCY_KEY_REUSED');
    expect(await send('a.png', sample.gif)).toMatchObject(reused);
    expect(await send('b.png', sample.png)).toMatchObject(reused);
    expect(await send('a.png', sample.png, { end: false })).toMatchObject(reused);
    expect(await send('a.png', Buffer.alloc(LIMITS.attachmentBytes))).toMatchObject(reused);
    const { body: whole } = await as(mika).get<Task>(pathOf(task));
    expect(whole.attachments).toHaveLength(1);
  });
});

describe('deleting an attachment', () => {
  it('is limited to its uploader and the owner', async () => {
    const { owner, mika, task } = await aTask();
    for (const deleter of [mika, owner]) {
      const { _id } = await given.attachment({ task, uploader: mika });
      const path = `${pathOf(task)}/attachments/${_id}`;
      expect(await as(deleter).delete(path)).toMatchObject({ status: 200 });
      expect(await as(deleter).delete(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
    }
  });

  it('returns 403 to another member, and 404 to strangers and under another task', async () => {
    const { owner, mika, task, project } = await aTask();
    const other = await given.task({ project });
    const { _id } = await given.attachment({ task, uploader: owner });
    const path = `${pathOf(task)}/attachments/${_id}`;
    expect(await as(mika).delete(path)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(await given.user()).delete(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
    const elsewhere = `${pathOf(other)}/attachments/${_id}`;
    expect(await as(owner).delete(elsewhere)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});
