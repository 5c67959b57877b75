import type { KeptFile, KeptFiles } from '@taskloom/client';
import { createUploadQueue, type UploadHost } from './upload-queue';

const target = { projectId: 'p', taskId: 'a' };
const file = (name: string) => new File(['text'], name, { type: 'text/plain' });

/** Files of a browser, which outlive the queue. */
const shelf = () => {
  const files = new Map<string, KeptFile>();
  const kept: KeptFiles = {
    of: async (userId) => [...files.values()].filter((each) => each.userId === userId),
    put: async (each) => Boolean(files.set(each.id, each)),
    remove: async (id) => void files.delete(id),
    removeAll: async () => files.clear(),
  };
  return { files, kept };
};

const aHost = (part: Partial<UploadHost> = {}) => {
  const uploadedBy = { _id: 'maya', name: 'Maya' };
  const attachment = {
    _id: 'f',
    name: 'notes.txt',
    size: 4,
    type: 'text/plain',
    url: '/f',
    uploadedBy,
    createdAt: '',
  };
  const send = jest.fn(() => Object.assign(Promise.resolve({ data: { attachment } }), { abort: () => {} }));
  const host = {
    userId: 'maya',
    token: 't',
    isCurrent: () => true,
    onAttached: jest.fn(),
    onFailed: jest.fn(),
  };
  return { ...host, send, ...part };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const goOnline = () => {
  jest.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
};
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => jest.restoreAllMocks());

it('sends what was chosen offline once the connection is back, and forgets it', async () => {
  const { files, kept } = shelf();
  const [queue, host] = [createUploadQueue(kept), aHost()];
  queue.attach(host);
  offline();
  queue.add(target, [file('notes.txt')]);
  await settled();
  expect(queue.uploads()).toMatchObject([{ state: 'offline' }]);
  expect(files.size).toBe(1);
  goOnline();
  await settled();
  expect(host.onAttached).toHaveBeenCalledTimes(1);
  expect(queue.uploads()).toEqual([]);
  expect(files.size).toBe(0);
});

it('sends it after a reload too, under the same key', async () => {
  const { kept } = shelf();
  const before = createUploadQueue(kept);
  before.attach(aHost());
  offline();
  const [begun] = before.add(target, [file('notes.txt')]);
  await settled();
  jest.restoreAllMocks();
  const [after, host] = [createUploadQueue(kept), aHost()];
  after.attach(host);
  await settled();
  expect(host.send).toHaveBeenCalledWith(expect.objectContaining({ ...target, idempotencyKey: begun?.key }));
});

it('asks before a reload only while the browser could not keep a file', async () => {
  offline();
  const keeping = createUploadQueue(shelf().kept);
  keeping.attach(aHost());
  keeping.add(target, [file('notes.txt')]);
  await settled();
  expect(asksBeforeUnload()).toBe(false);
  const full = createUploadQueue({ ...shelf().kept, put: async () => false });
  full.attach(aHost());
  const [begun] = full.add(target, [file('notes.txt')]);
  await settled();
  expect(asksBeforeUnload()).toBe(true);
  if (begun) full.cancel(begun);
  expect(asksBeforeUnload()).toBe(false);
});

it('lets the person decide about a file whose key has expired', async () => {
  const { files, kept } = shelf();
  const at = Date.now() - 25 * 3_600_000;
  files.set('old', { ...target, id: 'old', userId: 'maya', file: file('old.txt'), at });
  const [queue, host] = [createUploadQueue(kept), aHost()];
  queue.attach(host);
  await settled();
  expect(queue.uploads()).toMatchObject([{ key: 'old', state: 'failed' }]);
  expect(host.send).not.toHaveBeenCalled();
});

it('never sends the files of one person for another', async () => {
  const { kept } = shelf();
  const queue = createUploadQueue(kept);
  queue.attach(aHost({ isCurrent: () => false }));
  offline();
  queue.add(target, [file('notes.txt')]);
  await settled();
  goOnline();
  const other = aHost({ userId: 'jonas', token: 'u' });
  queue.attach(other);
  await settled();
  expect(queue.uploads()).toEqual([]);
  expect(other.send).not.toHaveBeenCalled();
});

it('keeps at most 20 files', () => {
  const queue = createUploadQueue(shelf().kept);
  queue.attach(aHost());
  offline();
  const many = Array.from({ length: 25 }, (_, at) => file(`${at}.txt`));
  expect(queue.add(target, many)).toHaveLength(20);
  expect(queue.add(target, many)).toHaveLength(0);
});
