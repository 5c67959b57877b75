import { waitFor } from '@testing-library/react';
import type { RemotesAnswer, ResolvedRemote } from '@taskloom/contracts';
import { buildsOf } from '../loading/build';
import { createAnswers } from '../registry/answers';
import { createWithdrawnBuilds } from './withdrawn-builds';

const remoteOf = (version: string, part: Partial<ResolvedRemote> = {}): ResolvedRemote => ({
  name: 'reports',
  title: 'Reports',
  version,
  manifest: `/r/reports/${version}/mf-manifest.json`,
  routes: [],
  navigation: [],
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
  ...part,
});

const answerOf = (revision: number, ...remotes: ResolvedRemote[]): RemotesAnswer => ({ revision, remotes });

const isOff = (link: HTMLLinkElement): boolean => link.hasAttribute('disabled');

const sheet = (folder: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${folder}a.css`;
  document.head.append(link);
  return link;
};

/** A page in which 2.0.0 has run; `status` is the response for its files now. */
function setUp(status = 200) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
  const answers = createAnswers();
  const run = [buildsOf(remoteOf('2.0.0'))[0]];
  const withdrawn = createWithdrawnBuilds({ answers, loaders: { run: () => run } });
  answers.take(answerOf(1, remoteOf('2.0.0')));
  const own = sheet('/r/reports/2.0.0/');
  const other = sheet('/r/reports/2.0.0-other/');
  const versions = (): string[] => withdrawn.list().map(({ version }) => version);
  return { answers, versions, own, other, fetched };
}

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

it('disables the styles of a version that is rolled back, and enables them when it is live again', async () => {
  const { answers, versions, own, other } = setUp();
  answers.take(answerOf(2, remoteOf('1.0.0')));
  await waitFor(() => expect(versions()).toEqual(['2.0.0']));
  expect([own, other].map(isOff)).toEqual([true, false]);
  answers.take(answerOf(3, remoteOf('2.0.0')));
  await waitFor(() => expect(versions()).toEqual([]));
  expect(isOff(own)).toBe(false);
});

it.each([
  ['when no other version is there', remoteOf('2.0.0', { revoked: 'It leaks' }), 200],
  ['when a newer one has been live for a while', remoteOf('3.0.0'), 410],
])('disables the styles of a revoked version %s', async (_case, remote, status) => {
  const { answers, versions, own } = setUp(status);
  answers.take(answerOf(2, remote));
  await waitFor(() => expect(versions()).toEqual(['2.0.0']));
  expect(isOff(own)).toBe(true);
});

it('disables the styles even if the version is still on the screen', async () => {
  const { answers, versions } = setUp();
  answers.occupy(remoteOf('2.0.0'), '2.0.0');
  answers.take(answerOf(2, remoteOf('1.0.0')));
  await waitFor(() => expect(versions()).toEqual(['2.0.0']));
});

it.each([
  ['an upgrade', answerOf(2, remoteOf('3.0.0'))],
  ['an answer without the remote', answerOf(2)],
  ['an older answer of the same revision, as the static copy gives it', answerOf(1, remoteOf('1.0.0'))],
])('changes nothing after %s', async (_case, answer) => {
  const { answers, versions, own, fetched } = setUp();
  answers.take(answer);
  await Promise.all(fetched.mock.results.map(({ value }) => value as unknown));
  await new Promise((resolve) => setTimeout(resolve));
  expect(versions()).toEqual([]);
  expect(isOff(own)).toBe(false);
});
