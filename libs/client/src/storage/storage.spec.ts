import { browserStorage, readJson } from './browser-storage';
import { setStoragePerson } from './person';
import { remoteStorage } from './remote-storage';

afterEach(() => {
  localStorage.clear();
  setStoragePerson(undefined);
});

it('prefixes keys with the remote and the person', () => {
  setStoragePerson('maya');
  remoteStorage('projects').write('charts', { shown: false });
  remoteStorage('team').write('charts', 1);
  expect(remoteStorage('projects').read('charts')).toEqual({ shown: false });
  expect(Object.keys({ ...localStorage })).toEqual([
    'taskloom:projects:@maya:charts',
    'taskloom:team:@maya:charts',
  ]);
  remoteStorage('projects').remove('charts');
  expect(remoteStorage('projects').read('charts')).toBeNull();
});

it('separates people, and stores nothing while no one is signed in', () => {
  const drafts = remoteStorage('projects');
  setStoragePerson('maya');
  drafts.write('draft', 'hers');
  setStoragePerson('jonas');
  expect(drafts.read('draft')).toBeNull();
  setStoragePerson(null);
  drafts.write('draft', 'of nobody');
  expect(drafts.read('draft')).toBeNull();
  setStoragePerson('maya');
  expect(drafts.read('draft')).toBe('hers');
});

it('belongs to the person of the stored session until the store is created', () => {
  localStorage.setItem('auth-storage', JSON.stringify({ token: 't', user: { _id: 'maya' } }));
  remoteStorage('projects').write('draft', 'hers');
  expect(localStorage.getItem('taskloom:projects:@maya:draft')).toBe('"hers"');
});

it('returns null for a missing value or invalid JSON', () => {
  localStorage.setItem('broken', '{"half');
  const store = browserStorage();
  expect(readJson(store, 'broken')).toBeNull();
  expect(readJson(store, 'missing')).toBeNull();
});

it('keeps a value in memory when storage is full', () => {
  const store = browserStorage();
  store.setItem('draft', 'short');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.setItem('draft', 'long');
  expect(store.getItem('draft')).toBe('long');
  full.mockRestore();
  store.setItem('draft', 'short again');
  expect([store.getItem('draft'), localStorage.getItem('draft')]).toEqual(['short again', 'short again']);
  store.removeItem('draft');
  expect(store.getItem('draft')).toBeNull();
});

it('keeps values in memory when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const store = browserStorage();
  store.setItem('theme', 'dark');
  expect(store.getItem('theme')).toBe('dark');
});
