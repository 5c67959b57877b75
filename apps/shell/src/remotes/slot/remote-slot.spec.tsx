import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import { Link, Route, Routes } from '@taskloom/client/router';
import { FakeApi, held, renderApp } from '@taskloom/client/test-kit';
import { createLoaders } from '../loading/loaders';
import { Fault, LoadFailure } from '../loading/load-failure';
import { RemotesProvider, useRemotes } from '../registry/remotes-context';
import { useRemoteRoutes } from '../remote-routes';

const remoteOf = (name: string, part: Partial<ResolvedRemote> = {}): ResolvedRemote => ({
  name,
  title: name,
  version: '1.0.0',
  manifest: `/r/${name}/1.0.0/mf-manifest.json`,
  routes: [{ path: `/${name}`, title: name }],
  navigation: [],
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
  ...part,
});

const failure = () => new LoadFailure('entry', new Fault('missing', '404'));
const distrust = jest.fn();

/** `screens` answers what the loader of a version does. */
function show(
  screens: (remote: ResolvedRemote) => Promise<React.ComponentType>,
  ...answers: ResolvedRemote[][]
) {
  const load = jest.fn(screens);
  const loaders = createLoaders((remote) => ({ app: () => null, distrust, screen: () => load(remote) }));
  const registry = new FakeApi().on('GET', '/remotes.json', () => ({
    revision: 1,
    remotes: answers.length > 1 ? answers.shift() : answers[0],
  }));
  const Shell = () => (
    <>
      <Link to="/calendar">Calendar</Link>
      <Routes>
        {useRemoteRoutes()}
        <Route path="*" element={null} />
      </Routes>
      <output>{useRemotes().remotes.map(({ name, version }) => `${name}@${version}`)}</output>
    </>
  );
  const view = renderApp(
    <RemotesProvider loaders={loaders}>
      <Shell />
    </RemotesProvider>,
    { route: '/reports', api: registry },
  );
  return { ...view, load };
}

const both = [remoteOf('reports'), remoteOf('calendar')];
const Good = () => <h1>All good</h1>;
const retry = () => screen.findByRole('button', { name: 'Retry' });

beforeEach(() => {
  // React tells of a crash on the console; here it is meant.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => localStorage.clear());

it('says what is coming, then shows it', async () => {
  const later = held<typeof Good>();
  show(later.answer, both);
  await screen.findByText('Loading reports...');
  expect(document.title).toContain('reports');
  later.resolve(Good);
  await screen.findByRole('heading', { name: 'All good' });
});

it('shows a card with version and reference instead of a remote that does not come, and only there', async () => {
  const { user } = show(
    ({ name }) => (name === 'reports' ? Promise.reject(failure()) : Promise.resolve(Good)),
    both,
  );
  await screen.findByRole('heading', { name: 'reports is not available right now' });
  screen.getByText(/Version 1\.0\.0 · Reference entry-[0-9a-f]{6}/);
  await user.click(screen.getByRole('link', { name: 'Calendar' }));
  await screen.findByRole('heading', { name: 'All good' });
});

it('really tries again on Retry', async () => {
  const { user, load } = show(jest.fn().mockRejectedValueOnce(failure()).mockResolvedValue(Good), both);
  await user.click(await retry());
  await screen.findByRole('heading', { name: 'All good' });
  expect(load).toHaveBeenCalledTimes(2);
});

it('takes another version on Retry when the registry has one', async () => {
  const healed = remoteOf('reports', { version: '1.0.1' });
  const { user } = show(
    ({ version }) => (version === '1.0.0' ? Promise.reject(failure()) : Promise.resolve(Good)),
    [remoteOf('reports')],
    [healed],
  );
  await user.click(await retry());
  await screen.findByRole('heading', { name: 'All good' });
});

it('keeps a crash inside of the slot, and mounts anew on Retry', async () => {
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('the remote broke');
    return <Good />;
  };
  const { user } = show(() => Promise.resolve(Fragile), both);
  await screen.findByText(/ran into an error/);
  screen.getByRole('link', { name: 'Calendar' });
  expect(distrust).toHaveBeenCalled();
  broken = false;
  await user.click(await retry());
  await screen.findByRole('heading', { name: 'All good' });
});

it('loads a late part again on Retry', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ default: Good });
  const Late = lazyPart(load);
  const { user } = show(() => Promise.resolve(() => <Late />), both);
  await user.click(await retry());
  await screen.findByRole('heading', { name: 'All good' });
});

it('refuses a remote that needs another version, before any of its code runs', async () => {
  const future = remoteOf('reports', { requires: { contracts: '^1.0.0', client: '^9.0.0', ui: '^1.0.0' } });
  const { load } = show(() => Promise.resolve(Good), [future]);
  await screen.findByRole('heading', { name: 'reports needs another version of Taskloom' });
  screen.getByText(/built for client \^9\.0\.0/);
  expect(load).not.toHaveBeenCalled();
});

it('leaves a shown screen alone when a newer version is announced', async () => {
  const Form = () => {
    const [text, setText] = useState('');
    return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
  };
  const { user } = show(
    ({ version }) => (version === '1.0.0' ? Promise.resolve(Form) : new Promise(() => {})),
    both,
    [remoteOf('reports', { version: '2.0.0' })],
  );
  await user.type(await screen.findByLabelText('Text'), 'half a sentence');
  await act(async () => window.dispatchEvent(new Event('online')));
  await screen.findByText('reports@2.0.0');
  expect(screen.getByLabelText('Text')).toHaveValue('half a sentence');
});
