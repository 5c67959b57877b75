import type { AuthResult, UploadResult } from '@taskloom/contracts';
import { multipart, refusal, useApi, type TestUser } from '../../../test/index.js';
import { sample } from '../../../test/files.js';
import { FileStorage } from '../../platform/storage/index.js';
import { RemovalsService } from '../projects/index.js';
import { FileSweeper } from './file-sweeper.service.js';

const { anonymous, app, as, given, rows } = useApi();

const uploaded = async (content = sample.text, filename = 'grüße.txt') => {
  const [owner, mika] = [await given.user(), await given.user()];
  const project = await given.project({ owner, members: [mika] });
  const task = await given.task({ project });
  const { body, headers } = multipart([{ filename, content }]);
  const path = `/projects/${project._id}/tasks/${task._id}`;
  const answer = await as(owner).post<UploadResult>(`${path}/upload`, body, { headers });
  return { owner, mika, project, path, attachment: answer.body.attachment };
};
const fetchAs = (user: TestUser, url: string, headers: Record<string, string> = {}) =>
  as(user).get(url.replace('/api', ''), { headers });

describe('downloading', () => {
  it('sends the file to a member, with headers that prevent it from running', async () => {
    const { mika, attachment } = await uploaded();
    const { status, headers, text } = await fetchAs(mika, attachment.url);
    expect({ status, text }).toEqual({ status: 200, text: sample.text.toString() });
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(sample.text.length),
    });
    expect(headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''gr%C3%BC%C3%9Fe\.txt/);
  });

  it('displays an image inline, and downloads it on request', async () => {
    const { mika, attachment } = await uploaded(sample.png, 'a.png');
    expect((await fetchAs(mika, attachment.url)).headers['content-disposition']).toMatch(/^inline/);
    const saved = await fetchAs(mika, `${attachment.url}?download=1`);
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('refuses anonymous callers, strangers, and removed members', async () => {
    const { owner, mika, project, attachment } = await uploaded();
    expect(await anonymous.get(attachment.url.replace('/api', ''))).toMatchObject(
      refusal(401, 'SESSION_INVALID'),
    );
    expect(await fetchAs(await given.user(), attachment.url)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await fetchAs(mika, attachment.url)).toMatchObject({ status: 200 });
    await as(owner).delete(`/projects/${project._id}/members/${mika._id}`);
    expect(await fetchAs(mika, attachment.url)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('sends one part, even at the end, and refuses a part that does not exist', async () => {
    const { mika, attachment } = await uploaded(Buffer.from('0123456789'), 'ten.txt');
    const part = (range: string) => fetchAs(mika, attachment.url, { range });
    expect(await part('bytes=2-4')).toMatchObject({
      status: 206,
      text: '234',
      headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3' },
    });
    expect(await part('bytes=-2')).toMatchObject({ status: 206, text: '89' });
    expect(await part('bytes=0-1,4-5')).toMatchObject({ status: 200, text: '0123456789' });
    expect(await part('bytes=99-')).toMatchObject({
      ...refusal(416, 'RANGE_NOT_SATISFIABLE'),
      headers: { 'content-range': 'bytes */10' },
    });
  });

  it('returns 304 to clients that have the same file', async () => {
    const { mika, attachment } = await uploaded();
    const etag = String((await fetchAs(mika, attachment.url)).headers['etag']);
    expect(await fetchAs(mika, attachment.url, { 'if-none-match': etag })).toMatchObject({
      status: 304,
      text: '',
    });
    expect(await fetchAs(mika, attachment.url, { 'if-none-match': '"x"' })).toMatchObject({ status: 200 });
  });
});

describe('the files cookie', () => {
  const registered = async () => {
    const account = { name: 'Cookie', email: 'cookie@example.com', password: 'long enough' };
    const { headers, body } = await anonymous.post<AuthResult>('/auth/register', account);
    return { cookie: String(headers['set-cookie']), ...body };
  };

  it('gives access to files only, while the session is valid', async () => {
    const { owner, project, attachment } = await uploaded();
    const { cookie, token, user } = await registered();
    await given.projectMember({ project, user });
    expect(cookie).toMatch(/Path=\/api\/files; HttpOnly; SameSite=Strict/);
    const sent = { headers: { cookie: cookie.split(';')[0] ?? '' } };
    const url = attachment.url.replace('/api', '');
    expect(await anonymous.get(url, sent)).toMatchObject({ status: 200 });
    expect(await anonymous.get('/auth/me', sent)).toMatchObject(refusal(401, 'SESSION_INVALID'));
    const asBearer = { token: sent.headers.cookie.replace('taskloom-files=', '') };
    expect(await as(asBearer).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    await as({ token }).post('/auth/logout');
    expect(await anonymous.get(url, sent)).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(owner._id).not.toBe(user._id);
  });
});

it('a file that the storage has lost is not found, and nothing is sent instead', async () => {
  const { mika, attachment } = await uploaded();
  const [file] = await rows<{ key: string }>('SELECT storage_key AS key FROM attachments WHERE id = $1', [
    attachment._id,
  ]);
  await app()
    .get(FileStorage)
    .remove(file?.key ?? '');
  const answer = await fetchAs(mika, attachment.url);
  expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
  expect(answer.headers).not.toHaveProperty('etag');
});

describe('the sweeper', () => {
  it('removes the file of an attachment that has left the trash, and keeps needed ones', async () => {
    const [gone, stays] = [await uploaded(), await uploaded()];
    const inTrash = await uploaded();
    for (const { owner, path, attachment } of [gone, inTrash]) {
      await as(owner).delete(`${path}/attachments/${attachment._id}`);
    }
    await as(gone.owner).delete(`${gone.path.replace(/tasks.*/, 'trash')}/${gone.attachment._id}`);
    await app().get(RemovalsService).idle();
    expect(await rows('SELECT storage_key FROM discarded_files')).toHaveLength(1);
    await app().get(FileSweeper).sweep(0);
    expect(await rows('SELECT storage_key FROM discarded_files')).toEqual([]);
    await as(inTrash.owner).post(
      `${inTrash.path.replace(/tasks.*/, 'trash')}/${inTrash.attachment._id}/restore`,
    );
    for (const { mika, attachment } of [stays, inTrash]) {
      expect(await fetchAs(mika, attachment.url)).toMatchObject({ status: 200 });
    }
  });
});
