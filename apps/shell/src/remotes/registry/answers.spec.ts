import type { ResolvedRemote } from '@taskloom/contracts';
import { createAnswers } from './answers';

const remoteOf = (name: string, version = '1.0.0', order = 1): ResolvedRemote => ({
  name,
  title: name,
  version,
  manifest: `/r/${name}/${version}/mf-manifest.json`,
  routes: [{ path: `/${name}`, title: name }],
  navigation: [{ label: name, path: `/${name}`, icon: name, order }],
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
});

function setUp() {
  const answers = createAnswers();
  const notified = jest.fn();
  answers.onChange(notified);
  const take = (revision: number, ...remotes: ResolvedRemote[]) => answers.take({ revision, remotes });
  const versions = () => answers.state().remotes.map(({ name, version }) => `${name}@${version}`);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { answers, notified, take, versions, settle };
}

it('shows the response of the registry, with the navigation in order', () => {
  const { answers, take } = setUp();
  expect(answers.state().status).toBe('loading');
  take(3, remoteOf('b', '1.0.0', 20), remoteOf('a', '1.0.0', 10));
  expect(answers.state()).toMatchObject({ status: 'ready', revision: 3 });
  expect(answers.state().navigation.map(({ label }) => label)).toEqual(['a', 'b']);
});

it('does not notify listeners of a response that changes nothing', () => {
  const { notified, take } = setUp();
  take(1, remoteOf('a'));
  take(1, remoteOf('a'));
  expect(notified).toHaveBeenCalledTimes(1);
});

it('is missing only if there never was a response', () => {
  const { answers, take } = setUp();
  answers.take(null);
  expect(answers.state().status).toBe('missing');
  take(1, remoteOf('a'));
  answers.take(null);
  expect(answers.state().status).toBe('ready');
});

it('keeps the entry of a remote with an open screen until that is left', async () => {
  const { answers, take, versions, settle } = setUp();
  take(1, remoteOf('a'), remoteOf('b'));
  const leave = answers.occupy(answers.state().remotes[0] ?? remoteOf('a'), '1.0.0');
  take(2, remoteOf('a', '2.0.0'), remoteOf('b', '2.0.0'));
  expect(versions()).toEqual(['a@1.0.0', 'b@2.0.0']);
  leave();
  await settle();
  expect(versions()).toEqual(['a@2.0.0', 'b@2.0.0']);
});

it('opens a screen in the newest version, but only if no other screen of the remote is open', () => {
  const { answers, take } = setUp();
  const old = remoteOf('a');
  take(1, old);
  const leave = answers.occupy(old, '1.0.0');
  take(2, remoteOf('a', '2.0.0'));
  expect(answers.entryFor(old).version).toBe('1.0.0');
  leave();
  expect(answers.entryFor(old).version).toBe('2.0.0');
  expect(answers.entryFor(remoteOf('b'))).toEqual(remoteOf('b'));
});

it('keeps the entry during navigation between screens of the remote', async () => {
  const { answers, take, versions, settle } = setUp();
  take(1, remoteOf('a'));
  const leave = answers.occupy(remoteOf('a'), '1.0.0');
  take(2, remoteOf('a', '2.0.0'));
  leave();
  answers.occupy(remoteOf('a'), '1.0.0');
  await settle();
  expect(versions()).toEqual(['a@1.0.0']);
  expect(answers.running('a')).toBe('1.0.0');
});

it('keeps a remote with an open screen that is no longer listed', async () => {
  const { answers, take, versions, settle } = setUp();
  take(1, remoteOf('a'), remoteOf('b'));
  const leave = answers.occupy(remoteOf('a'), '1.0.0');
  take(2, remoteOf('b'));
  expect(versions()).toContain('a@1.0.0');
  leave();
  await settle();
  expect(versions()).toEqual(['b@1.0.0']);
});

it('shows the fallback version that replaces the one on the screen', () => {
  const { answers, take, versions } = setUp();
  take(1, remoteOf('a'));
  const leave = answers.occupy(remoteOf('a'), '1.0.0');
  take(2, remoteOf('a', '2.0.0'));
  answers.occupy(remoteOf('a', '2.0.0'), '2.0.0');
  leave();
  expect(versions()).toEqual(['a@2.0.0']);
  expect(answers.running('a')).toBe('2.0.0');
});
