import 'fake-indexeddb/auto';
import { API, STORAGE_KEYS } from '@taskloom/contracts';
import { activityApi, projectsApi, setDeliveryPauses } from '@taskloom/contracts/rtk';
import { keepOfflineQueue } from '../offline-queue/keep-offline-queue';
import { keptWrites } from '../storage/kept-writes';
import type { Realtime } from '../realtime';
import { recentProjects, rememberProject } from '../recent-projects/recent-projects';
import { remoteStorage } from '../storage/remote-storage';
import { createAppStore } from './create-app-store';
import { FakeApi, aUser, refuse } from '../test-kit';
import { chosenLanguage, setLanguage } from '../texts';
import { initialiseSession } from './initialise-session';
import { login } from './sign-in';
import { logout } from './sign-out';

setDeliveryPauses([]);
// jsdom has no structuredClone, which IndexedDB needs.
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value));

const maya = aUser({ name: 'Maya Lindqvist' });
const jonas = aUser({ name: 'Jonas Weber' });
const drafts = remoteStorage('projects');
const realtime = { status: () => 'offline', onStatus: () => () => {} } as unknown as Realtime;
const COMMENTS = API.comments('p', 't');
const stops: (() => void)[] = [];

const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
};
const unsentOf = async (id: string) => (await keptWrites().of(id)).length;
const keys = () => Object.keys({ ...localStorage });

afterEach(async () => {
  stops.splice(0).forEach((stop) => stop());
  await keptWrites().removeAll(maya._id);
  await setLanguage('en');
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of this browser without a signed-in person, with or without the code of the offline queue. */
function aPage({ queue = true } = {}) {
  const api = new FakeApi()
    .on('POST', API.logout, {})
    .on('POST', COMMENTS, refuse('UNAVAILABLE', 'Try again.'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const { store, stop } = createAppStore();
  stops.push(stop);
  if (queue) stops.push(keepOfflineQueue(store, realtime));
  const signIn = (user: typeof maya) => {
    api.on('POST', API.login, { token: `token of ${user.name}`, user });
    return store.dispatch(login({ email: user.email, password: 'secret-1' }));
  };
  return { api, store, signIn };
}

/** Everything that the product stores while a person works, including the offline queue. */
async function leaveTraces(store: ReturnType<typeof aPage>['store'], id: string): Promise<void> {
  drafts.write('draft:task:1', { title: 'Half a title' });
  remoteStorage('shell').write('preferences', { singleKeys: false });
  rememberProject(id, { _id: 'p1', title: 'Billing migration' });
  await setLanguage('de');
  localStorage.setItem('taskloom-theme', 'dark');
  localStorage.setItem('taskloom:hasty:unnamed', 'written past remoteStorage');
  sessionStorage.setItem('taskloom:hasty:tab', 'as well');
  await new Promise((resolve) => {
    indexedDB.open('hasty').onsuccess = ({ target }) => {
      (target as IDBOpenDBRequest).result.close();
      resolve(undefined);
    };
  });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await store.dispatch(
    activityApi.endpoints.addComment.initiate({ projectId: 'p', taskId: 't', content: 'Unsent' }),
  );
  await until(async () => (await unsentOf(id)) === 1);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
}

const expire = async (store: ReturnType<typeof aPage>['store']) => {
  await store.dispatch(projectsApi.endpoints.getProjects.initiate(undefined, { subscribe: false }));
  expect(store.getState().auth.user).toBeNull();
};

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

describe('signing out', () => {
  it('removes all data of the person from the browser', async () => {
    const { store, signIn } = aPage();
    await signIn(maya);
    await leaveTraces(store, maya._id);
    await store.dispatch(logout());
    expect(keys()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    expect(await unsentOf(maya._id)).toBe(0);
    await until(async () => !(await databases()).includes('hasty'));
    expect(chosenLanguage()).toBe('en');
  });

  it('removes all data when the server is unreachable', async () => {
    const { api, store, signIn } = aPage();
    await signIn(maya);
    await leaveTraces(store, maya._id);
    api.on('POST', API.logout, refuse('UNAVAILABLE', 'Try again.'));
    await store.dispatch(logout());
    expect(keys()).toEqual([]);
    expect(await unsentOf(maya._id)).toBe(0);
  });

  it('removes all data when the server has no such session any more', async () => {
    const { api, store, signIn } = aPage();
    await signIn(maya);
    await leaveTraces(store, maya._id);
    api.on('POST', API.logout, refuse('SESSION_INVALID', 'Sign in again.'));
    await store.dispatch(logout());
    expect(keys()).toEqual([]);
    expect(await unsentOf(maya._id)).toBe(0);
  });

  it('removes pending writes of an earlier visit before the offline queue has been loaded', async () => {
    const before = aPage();
    await before.signIn(maya);
    await leaveTraces(before.store, maya._id);
    stops.splice(0).forEach((stop) => stop());
    const { store } = aPage({ queue: false });
    jest.spyOn(globalThis, 'fetch').mockImplementation(new FakeApi().on('GET', API.me, maya).fetch);
    await store.dispatch(initialiseSession());
    await store.dispatch(logout());
    expect(await unsentOf(maya._id)).toBe(0);
  });

  it('in another tab removes what this one has written since', async () => {
    const { store, signIn } = aPage();
    await signIn(maya);
    await leaveTraces(store, maya._id);
    // The writes of the other tab, and the resulting events here.
    localStorage.removeItem(STORAGE_KEYS.auth);
    localStorage.setItem(STORAGE_KEYS.token, '');
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token, newValue: '' }));
    expect(store.getState().auth.user).toBeNull();
    expect(keys()).toEqual([]);
    await until(async () => (await unsentOf(maya._id)) === 0);
  });

  it('keeps the data of another person whose session had expired', async () => {
    const { api, store, signIn } = aPage();
    await signIn(maya);
    await leaveTraces(store, maya._id);
    api.on('GET', API.projects, refuse('SESSION_INVALID', 'Sign in again.'));
    await expire(store);
    await signIn(jonas);
    await store.dispatch(logout());
    expect(await unsentOf(maya._id)).toBe(1);
    await signIn(maya);
    expect(drafts.read('draft:task:1')).toEqual({ title: 'Half a title' });
  });
});

describe('a session that expires', () => {
  const expired = async () => {
    const page = aPage();
    await page.signIn(maya);
    await leaveTraces(page.store, maya._id);
    page.api.on('GET', API.projects, refuse('SESSION_INVALID', 'Sign in again.'));
    await expire(page.store);
    return page;
  };

  it('keeps pending writes and preferences for the person’s next sign-in', async () => {
    const { signIn, store } = await expired();
    expect(await unsentOf(maya._id)).toBe(1);
    await signIn(maya);
    expect(drafts.read('draft:task:1')).toEqual({ title: 'Half a title' });
    expect(recentProjects(maya._id)).toHaveLength(1);
    expect(chosenLanguage()).toBe('de');
    expect(localStorage.getItem('taskloom-theme')).toBe('dark');
    await until(() => store.getState().outbox.writes.length === 1);
  });

  it('shows none of it to the next person', async () => {
    const { signIn, store } = await expired();
    expect(keys().filter((key) => key.startsWith('taskloom:hasty'))).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    await signIn(jonas);
    expect(drafts.read('draft:task:1')).toBeNull();
    expect(remoteStorage('shell').read('preferences')).toBeNull();
    expect(recentProjects(jonas._id)).toEqual([]);
    expect(localStorage.getItem('taskloom-theme')).toBeNull();
    expect(chosenLanguage()).toBe('en');
    expect(store.getState().outbox.writes).toEqual([]);
    expect(await unsentOf(jonas._id)).toBe(0);
  });

  it('shows none of it while no one is signed in', async () => {
    await expired();
    expect(drafts.read('draft:task:1')).toBeNull();
    drafts.write('draft:task:2', 'typed by a screen that is still closing');
    expect(keys().filter((key) => key.includes('task:2'))).toEqual([]);
  });
});
