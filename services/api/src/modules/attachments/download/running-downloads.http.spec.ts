import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { UploadResult } from '@taskloom/contracts';
import { multipart, useApi, type TestApi, type TestUser } from '../../../../test/index.js';
import { RunningDownloads } from './running-downloads.service.js';

const JWT_SECRET = 'b7c1f04e9a3d4c5f8e6a2b1d0c9f8e7a';
const first = useApi({ JWT_SECRET });
/** Another process on the same database and files. */
const second = useApi(() => Promise.resolve({ JWT_SECRET, DATA_DIR: first.dataDirectory() }), {
  between: () => Promise.resolve(first.databaseUrl()),
});
const { as, given } = first;

// Without the regular checks, which would also end the downloads a few seconds later.
beforeAll(() => {
  for (const process of [first, second]) {
    const schedule = process.app().get(SchedulerRegistry);
    for (const interval of schedule.getIntervals()) schedule.deleteInterval(interval);
  }
});

/** More than the buffers of a connection hold, so the download lasts until the client reads. */
const SIZE = 10 * 1024 * 1024 - 1;

const uploaded = async () => {
  const [owner, mika] = [await given.user(), await given.user()];
  const project = await given.project({ owner, members: [mika] });
  const task = await given.task({ project });
  const path = `/projects/${project._id}`;
  const { body, headers } = multipart([{ filename: 'large.txt', content: Buffer.alloc(SIZE, 'x') }]);
  const { body: answer } = await as(owner).post<UploadResult>(`${path}/tasks/${task._id}/upload`, body, {
    headers,
  });
  return { owner, mika, path, url: answer.attachment.url };
};

/** Receives the headers and leaves the rest unread; `cut` resolves once the server has closed the connection. */
const beginDownload = async (process: TestApi, { token }: TestUser, url: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const connected = once(process.app().getHttpServer(), 'connection');
  const request = get(`${await process.listen()}${url}`, { headers, agent: false });
  const [socket]: Socket[] = await connected;
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!socket || !response) throw new Error('There is no response');
  return { response, cut: once(socket, 'close') };
};

const lengthOf = async ({ response }: { response: IncomingMessage }): Promise<number> =>
  (await text(response)).length;

describe('a running download', () => {
  it.each<[string, (given: Awaited<ReturnType<typeof uploaded>>) => Promise<{ status: number }>]>([
    [
      'is removed from the project',
      ({ owner, mika, path }) => as(owner).delete(`${path}/members/${mika._id}`),
    ],
    ['leaves the project', ({ mika, path }) => as(mika).delete(`${path}/members/${mika._id}`)],
    ['signs out', ({ mika }) => as(mika).post('/auth/logout')],
    ['sees the project deleted', ({ owner, path }) => as(owner).delete(path)],
  ])('ends when its reader %s', async (_what, loseAccess) => {
    const file = await uploaded();
    const download = await beginDownload(first, file.mika, file.url);
    expect((await loseAccess(file)).status).toBeLessThan(300);
    await download.cut;
    await expect(text(download.response)).rejects.toThrow('aborted');
  });

  it('in another process ends at its next check', async () => {
    const { owner, mika, path, url } = await uploaded();
    const download = await beginDownload(second, mika, url);
    await as(owner).delete(`${path}/members/${mika._id}`);
    await second.app().get(RunningDownloads).check();
    await download.cut;
    await expect(text(download.response)).rejects.toThrow('aborted');
  });

  it('of other people continues', async () => {
    const { owner, mika, path, url } = await uploaded();
    const other = await uploaded();
    const downloads = [
      await beginDownload(first, owner, url),
      await beginDownload(first, other.mika, other.url),
      await beginDownload(second, owner, url),
    ];
    await as(owner).delete(`${path}/members/${mika._id}`);
    for (const process of [first, second]) await process.app().get(RunningDownloads).check();
    expect(await Promise.all(downloads.map(lengthOf))).toEqual([SIZE, SIZE, SIZE]);
  });
});
