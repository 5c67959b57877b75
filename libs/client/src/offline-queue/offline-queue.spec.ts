import 'fake-indexeddb/auto';
import { API } from '@taskloom/contracts';
import {
  activityApi,
  pendingWrites,
  setDeliveryPauses,
  writeEnded,
  writeReleased,
} from '@taskloom/contracts/rtk';
import type { Realtime } from '../realtime';
import { sessionStarted } from '../store/auth.slice';
import { createAppStore } from '../session/create-app-store';
import { FakeApi, aUser, refuse } from '../test-kit';
import { keepOfflineQueue } from './keep-offline-queue';
import { keptWrites } from '../storage/kept-writes';

setDeliveryPauses([]);
// jsdom has no structuredClone, which IndexedDB needs.
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value));

const realtime = { status: () => 'online', onStatus: () => () => {} } as unknown as Realtime;
const COMMENTS = API.comments('p', 't');
const online = (on: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
};

const stops: (() => void)[] = [];
afterEach(async () => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
  online(true);
});

/** A page of this person. Open another one to simulate a reload. */
function aPage(user = aUser(), api = new FakeApi()) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const { store, stop } = createAppStore();
  stops.push(stop, keepOfflineQueue(store, realtime));
  store.dispatch(sessionStarted({ token: 't', user }));
  const say = (content: string) =>
    store.dispatch(activityApi.endpoints.addComment.initiate({ projectId: 'p', taskId: 't', content }));
  const waiting = () =>
    pendingWrites(store.getState()).map(({ arg }) => ('content' in arg ? arg.content : ''));
  const sent = () => api.sent('POST', COMMENTS).map(({ body }) => (body as { content: string }).content);
  return { user, api, store, say, waiting, sent, leave: () => stops.splice(0).forEach((end) => end()) };
}

const kept = async (userId: string) => (await keptWrites().of(userId)).length;
const answers = () =>
  new FakeApi().on('POST', COMMENTS, ({ body }: { body: unknown }) => ({ _id: 'c', ...(body as object) }));

describe('a change made while offline', () => {
  it('survives a reload and is sent once, in order, when the connection is back', async () => {
    online(false);
    const before = aPage();
    for (const content of ['one', 'two', 'three']) await before.say(content);
    await until(async () => (await kept(before.user._id)) === 3);
    before.leave();

    const after = aPage(before.user, answers());
    await until(() => after.waiting().length === 3);
    expect(after.waiting()).toEqual(['one', 'two', 'three']);
    expect(after.sent()).toEqual([]);
    online(true);
    window.dispatchEvent(new Event('online'));
    await until(() => after.waiting().length === 0);
    expect(after.sent()).toEqual(['one', 'two', 'three']);
    const keys = after.api.sent('POST', COMMENTS).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
    await until(async () => (await kept(after.user._id)) === 0);
  });

  it('is stored and sent although it was made before the queue’s code was loaded', async () => {
    online(false);
    const api = answers();
    jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
    const { store, stop } = createAppStore();
    store.dispatch(sessionStarted({ token: 't', user: aUser() }));
    await store.dispatch(
      activityApi.endpoints.addComment.initiate({ projectId: 'p', taskId: 't', content: 'early' }),
    );
    expect(pendingWrites(store.getState())).toHaveLength(1);
    // Redux Toolkit announces batched actions in the next frame; after that, nothing changes in the store.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    online(true);
    stops.push(stop, keepOfflineQueue(store, realtime));
    await until(() => pendingWrites(store.getState()).length === 0);
    expect(api.sent('POST', COMMENTS).map(({ body }) => body)).toEqual([{ content: 'early' }]);
  });

  it('is neither shown to nor sent by another person in the same browser', async () => {
    online(false);
    const mine = aPage();
    await mine.say('mine');
    await until(async () => (await kept(mine.user._id)) === 1);
    mine.leave();
    online(true);
    const other = aPage(aUser(), answers());
    await other.say('theirs');
    await until(() => other.waiting().length === 0);
    expect(other.sent()).toEqual(['theirs']);
    expect(await kept(mine.user._id)).toBe(1);
  });

  it('leaves the queue when it is refused, and the next one is sent', async () => {
    online(false);
    const api = new FakeApi().on('POST', COMMENTS, ({ body }: { body: unknown }) =>
      (body as { content: string }).content === 'bad' ? refuse('NOT_FOUND', 'Gone.') : { _id: 'c' },
    );
    const page = aPage(aUser(), api);
    await page.say('bad');
    await page.say('good');
    online(true);
    window.dispatchEvent(new Event('online'));
    await until(() => page.waiting().length === 0);
    expect(page.sent()).toEqual(['bad', 'good']);
  });
});

describe('a change that has been pending for a day', () => {
  const DAY_MS = 24 * 3_600_000;
  const later = (ms: number) => {
    const now = Date.now() + ms;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  };
  afterEach(() => void jest.spyOn(Date, 'now').mockRestore());
  const states = ({ store }: ReturnType<typeof aPage>) =>
    pendingWrites(store.getState()).map(({ state, held }) => (held ? 'held' : state));

  /** Two comments: one was sent without a response, the other was not sent. */
  const aDayAgo = async () => {
    const api = new FakeApi().on('POST', COMMENTS, refuse('UNAVAILABLE', 'Try again.'));
    const before = aPage(aUser(), api);
    await before.say('perhaps done');
    online(false);
    await before.say('never sent');
    await until(async () => (await kept(before.user._id)) === 2);
    before.leave();
    online(true);
    return before;
  };

  it('is neither lost nor sent after a reload, but held for the person’s decision', async () => {
    const before = await aDayAgo();
    later(DAY_MS);
    const after = aPage(before.user, answers());
    await until(() => after.waiting().length === 2);
    expect(states(after)).toEqual(['held', 'held']);
    await after.say('new');
    expect(after.sent()).toEqual(['new']);
    expect(await kept(before.user._id)).toBe(2);
  });

  it('is sent automatically before that day is over', async () => {
    const before = await aDayAgo();
    later(DAY_MS / 2);
    const after = aPage(before.user, answers());
    await until(() => after.sent().length === 2);
  });

  it('is held on a page that has stayed open, too', async () => {
    online(false);
    const page = aPage(aUser(), answers());
    await page.say('old');
    later(DAY_MS);
    online(true);
    window.dispatchEvent(new Event('online'));
    await until(() => states(page)[0] === 'held');
    expect(page.sent()).toEqual([]);
  });

  it('is sent once, with a new key, when the person chooses to send it', async () => {
    const before = await aDayAgo();
    const [first] = pendingWrites(before.store.getState());
    later(DAY_MS);
    const after = aPage(before.user, answers());
    await until(() => after.waiting().length === 2);
    if (first) after.store.dispatch(writeReleased(first.id));
    await until(() => after.sent().length === 1);
    expect(after.sent()).toEqual(['perhaps done']);
    expect(after.api.sent('POST', COMMENTS)[0]?.headers.get('idempotency-key')).toBe(`${first?.id}.2`);
    await until(async () => (await kept(before.user._id)) === 1);
  });

  it('is removed when the person discards it', async () => {
    const before = await aDayAgo();
    later(DAY_MS);
    const after = aPage(before.user, answers());
    await until(() => after.waiting().length === 2);
    pendingWrites(after.store.getState()).forEach(({ id }) => after.store.dispatch(writeEnded(id)));
    await until(async () => (await kept(before.user._id)) === 0);
    expect(after.sent()).toEqual([]);
  });
});

it('keeps pending writes of an expired session for the next sign-in of the same person', async () => {
  online(false);
  const page = aPage();
  await page.say('later');
  await until(async () => (await kept(page.user._id)) === 1);
  const { sessionEnded } = await import('@taskloom/contracts/rtk');
  page.store.dispatch(sessionEnded());
  expect(page.waiting()).toEqual([]);
  expect(await kept(page.user._id)).toBe(1);
});
