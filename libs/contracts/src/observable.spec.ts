import { createObservable } from './observable.js';

it('calls its listeners with the arguments, each once, until they unsubscribe', () => {
  const { subscribe, notify } = createObservable<[string]>();
  const calls: string[] = [];
  const first = (text: string) => void calls.push(`first ${text}`);
  const unsubscribe = subscribe(first);
  subscribe(first);
  subscribe((text) => void calls.push(`second ${text}`));
  notify('a');
  unsubscribe();
  notify('b');
  expect(calls).toEqual(['first a', 'second a', 'second b']);
});

it('connects with the first listener and disconnects with the last, every time', () => {
  const log: string[] = [];
  const { subscribe } = createObservable(() => {
    log.push('connect');
    return () => void log.push('disconnect');
  });
  const one = subscribe(() => {});
  const two = subscribe(() => {});
  one();
  one();
  expect(log).toEqual(['connect']);
  two();
  subscribe(() => {})();
  expect(log).toEqual(['connect', 'disconnect', 'connect', 'disconnect']);
});
