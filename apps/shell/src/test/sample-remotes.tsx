import type { NavigationEntry, RemotesAnswer, ResolvedRemote } from '@taskloom/contracts';
import { createLoaders } from '../remotes/loading/loaders';

interface Sample {
  name: string;
  title: string;
  path: string;
  order: number;
  german?: string;
  count?: string;
  more?: readonly string[];
}

const SAMPLES: readonly Sample[] = [
  { name: 'one', title: 'Dashboard', path: '/', order: 10, more: ['/projects/:id'] },
  { name: 'two', title: 'Calendar', path: '/calendar', order: 20, german: 'Kalender' },
  { name: 'three', title: 'Team Members', path: '/team', order: 30 },
  { name: 'four', title: 'Search', path: '/search', order: 40 },
];

const entryOf = ({ name, title, path, order, german, count }: Sample): NavigationEntry => ({
  label: title,
  ...(german && { labels: { de: german } }),
  path,
  icon: name,
  order,
  ...(count && { count }),
});

const resolved = ({ name, title, path, german, more = [], ...sample }: Sample): ResolvedRemote => {
  const titles = german ? { titles: { de: german } } : {};
  return {
    name,
    title,
    ...titles,
    version: '1.0.0',
    manifest: `/r/${name}/1.0.0/mf-manifest.json`,
    routes: [path, ...more].map((each) => ({ path: each, title, ...titles })),
    navigation: [entryOf({ name, title, path, german, ...sample })],
    requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
  };
};

/** In reverse order, to test the sorting. */
export const remotesAnswer: RemotesAnswer = { revision: 1, remotes: SAMPLES.map(resolved).reverse() };

export const entries: readonly NavigationEntry[] = SAMPLES.map(entryOf);

/** Remotes whose screens are a heading each, without loading any code. */
export const sampleLoaders = () =>
  createLoaders(({ title }) => ({
    distrust: () => {},
    abandon: () => {},
    renew: () => {},
    hasRun: () => true,
    screen: async (path) => () => <h1>{`${title} at ${path}`}</h1>,
  }));
