import { API, API_BASE, KEPT_ANSWERS } from '@taskloom/contracts';
import { forgetProject } from './forget';

/** A browser that has kept the responses to these requests. */
const keepResponses = (paths: string[]): (() => string[]) => {
  const kept = new Map(paths.map((path) => [path, { url: `http://localhost${API_BASE}${path}` }]));
  const cache = {
    keys: () => Promise.resolve([...kept.values()]),
    delete: ({ url }: { url: string }) =>
      Promise.resolve(kept.delete(new URL(url).pathname.slice(API_BASE.length))),
  };
  const caches = {
    has: (name: string) => Promise.resolve(name === KEPT_ANSWERS),
    open: () => Promise.resolve(cache),
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  return () => [...kept.keys()];
};

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

it('removes what may contain a project that was left, and keeps the other projects', async () => {
  const others = [API.project('other'), API.tasks('other')];
  const lists = [API.projects, API.workTasks, API.workCounts, API.notifications];
  const kept = keepResponses([...others, API.project('left'), API.tasks('left'), ...lists]);
  await forgetProject('left');
  expect(kept()).toEqual(others);
});

it('does nothing in a browser without a service worker', async () => {
  await expect(forgetProject('left')).resolves.toBeUndefined();
});
