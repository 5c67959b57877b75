import { act, screen, waitFor } from '@testing-library/react';
import { use, useState } from 'react';
import {
  API,
  PRODUCT,
  SERVER_EVENTS,
  type RemoteBeacon,
  type RemotesAnswer,
  type ResolvedRemote,
} from '@taskloom/contracts';
import { errorMessage, useGetProjectsQuery } from '@taskloom/contracts/rtk';
import { lazyPart } from '@taskloom/client';
import { Link, Route, Routes } from '@taskloom/client/router';
import { RealtimeProvider } from '@taskloom/client/realtime';
import { FakeApi, held, renderApp } from '@taskloom/client/test-kit';
import { fakeRealtime } from '../../test/fake-realtime';
import type { Build } from '../loading/build';
import { createLoaders } from '../loading/loaders';
import { MOUNT_LIMIT_MS } from '../loading/limits';
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

/** `screens` maps a version to what its loader does. */
function show(screens: (build: Build) => Promise<React.ComponentType>, ...answers: ResolvedRemote[][]) {
  const load = jest.fn(screens);
  const loaders = createLoaders((build) => ({
    hasRun: () => true,
    distrust,
    abandon: () => {},
    renew: () => {},
    screen: () => load(build),
  }));
  let revision = 0;
  const registry = new FakeApi()
    .on('GET', API.meta, { product: PRODUCT, version: '1.0.0', capabilities: ['s3'] })
    .on('GET', '/remotes.json', () => {
      revision += answers.length > 1 || revision === 0 ? 1 : 0;
      return { revision, remotes: answers.length > 1 ? answers.shift() : answers[0] };
    });
  const realtime = fakeRealtime();
  const Shell = () => (
    <>
      <Link to="/calendar">Calendar</Link>
      <Link to="/reports">Reports</Link>
      <Routes>
        {useRemoteRoutes()}
        <Route path="*" element={null} />
      </Routes>
      <output>{useRemotes().remotes.map(({ name, version }) => `${name}@${version}`)}</output>
    </>
  );
  const view = renderApp(
    <RealtimeProvider realtime={realtime}>
      <RemotesProvider loaders={loaders}>
        <Shell />
      </RemotesProvider>
    </RealtimeProvider>,
    { route: '/reports', api: registry },
  );
  return { ...view, load, realtime };
}

const both = [remoteOf('reports'), remoteOf('calendar')];
const Good = () => <h1>All good</h1>;
const retry = () => screen.findByRole('button', { name: 'Retry' });

beforeEach(() => {
  // React logs the crash, which these tests cause on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('shows a loading state, then the screen', async () => {
  const later = held<typeof Good>();
  show(later.answer, both);
  await screen.findByText('Loading reports...');
  expect(document.title).toContain('reports');
  later.resolve(Good);
  await screen.findByRole('heading', { name: 'All good' });
});

it('shows a card with version and reference in place of a remote that fails to load, and only there', async () => {
  const { user } = show(
    ({ name }) => (name === 'reports' ? Promise.reject(failure()) : Promise.resolve(Good)),
    both,
  );
  await screen.findByRole('heading', { name: 'reports is not available right now' });
  screen.getByText('Version 1.0.0');
  screen.getByText(/Reference entry-[0-9a-f]{6}/);
  await user.click(screen.getByRole('link', { name: 'Calendar' }));
  await screen.findByRole('heading', { name: 'All good' });
});

it('loads the remote again on Retry', async () => {
  const { user, load } = show(jest.fn().mockRejectedValueOnce(failure()).mockResolvedValue(Good), both);
  await user.click(await retry());
  await screen.findByRole('heading', { name: 'All good' });
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads another version on Retry when the registry has one', async () => {
  const healed = remoteOf('reports', { version: '1.0.1' });
  const { user } = show(
    ({ version }) => (version === '1.0.0' ? Promise.reject(failure()) : Promise.resolve(Good)),
    [remoteOf('reports')],
    [healed],
  );
  await user.click(await retry());
  await screen.findByRole('heading', { name: 'All good' });
});

it('contains a crash in the slot and mounts the screen again on Retry', async () => {
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
  const Lazy = lazyPart(load);
  const { user } = show(() => Promise.resolve(() => <Lazy />), both);
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

it('keeps an open screen when a newer version is live, and loads that on the next visit', async () => {
  const Form = () => {
    const [text, setText] = useState('');
    return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
  };
  const { user, load, api } = show(
    ({ version }) => Promise.resolve(version === '1.0.0' ? Form : Good),
    both,
    [remoteOf('reports', { version: '2.0.0' }), remoteOf('calendar')],
  );
  await user.type(await screen.findByLabelText('Text'), 'half a sentence');
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(api.sent('GET', '/remotes.json')).toHaveLength(2));
  expect(screen.getByLabelText('Text')).toHaveValue('half a sentence');
  await user.click(screen.getByRole('link', { name: 'Calendar' }));
  await screen.findByText(/reports@2\.0\.0/);
  await user.click(screen.getByRole('link', { name: 'Reports' }));
  await waitFor(() => expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ version: '2.0.0' })));
});

describe('with a fallback version', () => {
  const { requires } = remoteOf('reports');
  const fallback = { version: '0.9.0', manifest: '/r/reports/0.9.0/mf-manifest.json', requires };
  const requested = remoteOf('reports', { fallbackVersion: '0.9.0', fallback });
  const Old = () => <h1>Good old</h1>;
  const beacons = (api: FakeApi) => api.sent('POST', API.remoteBeacons).map(({ body }) => body);

  it('runs the fallback with a note, and loads the requested version on retry', async () => {
    let broken = true;
    const { user, api } = show(
      ({ version }) =>
        version === '0.9.0'
          ? Promise.resolve(Old)
          : broken
            ? Promise.reject(failure())
            : Promise.resolve(Good),
      [requested],
    );
    await screen.findByRole('heading', { name: 'Good old' });
    screen.getByText(/This is version 0\.9\.0, because 1\.0\.0 could not be loaded/);
    expect(beacons(api)).toEqual([
      expect.objectContaining({ name: 'reports', version: '1.0.0', outcome: 'failed', stage: 'entry' }),
    ]);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'All good' });
    expect(screen.queryByText(/This is version/)).not.toBeInTheDocument();
  });

  it('runs the fallback when the requested version throws during its first render', async () => {
    const Broken = () => {
      throw new Error('the remote broke');
    };
    const { api } = show(({ version }) => Promise.resolve(version === '0.9.0' ? Old : Broken), [requested]);
    await screen.findByRole('heading', { name: 'Good old' });
    await waitFor(() =>
      expect(beacons(api)).toEqual([
        expect.objectContaining({ version: '1.0.0', outcome: 'failed', stage: 'mount' }),
        expect.objectContaining({ version: '0.9.0', outcome: 'ready', stage: 'ready' }),
      ]),
    );
  });

  it('runs the fallback when the first render of the requested version suspends forever', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    const never = new Promise<never>(() => {});
    const Stuck = () => use(never);
    const { api } = show(({ version }) => Promise.resolve(version === '0.9.0' ? Old : Stuck), [requested]);
    await act(() => jest.advanceTimersByTimeAsync(MOUNT_LIMIT_MS + 2_000));
    jest.useRealTimers();
    await screen.findByRole('heading', { name: 'Good old' });
    expect(beacons(api)).toContainEqual(
      expect.objectContaining({ version: '1.0.0', outcome: 'failed', stage: 'mount' }),
    );
  });

  it('runs the fallback when the requested version is incompatible', async () => {
    const future = { ...requires, ui: '^9.0.0' };
    const { load } = show(() => Promise.resolve(Old), [{ ...requested, requires: future }]);
    await screen.findByRole('heading', { name: 'Good old' });
    expect(load).not.toHaveBeenCalledWith(expect.objectContaining({ version: '1.0.0' }));
  });
});

it('retries automatically while the card stays as it is', async () => {
  const { load } = show(jest.fn().mockRejectedValueOnce(failure()).mockResolvedValue(Good), both);
  await screen.findByRole('heading', { name: 'reports is not available right now' });
  await screen.findByRole('heading', { name: 'All good' });
  expect(load).toHaveBeenCalledTimes(2);
});

it('fetches the registry again after an activation', async () => {
  const { realtime } = show(
    ({ version }) => (version === '1.0.0' ? Promise.resolve(Good) : Promise.resolve(() => <h1>New</h1>)),
    both,
    [remoteOf('reports'), remoteOf('calendar', { version: '3.0.0' })],
  );
  await screen.findByRole('heading', { name: 'All good' });
  realtime.say(SERVER_EVENTS.remotesActivated, { revision: 2, name: 'calendar', version: '3.0.0' });
  await screen.findByText(/calendar@3\.0\.0/);
});

it('replaces the card of a crash automatically when another version is activated', async () => {
  const Broken = () => {
    throw new Error('the remote broke');
  };
  const { realtime } = show(
    ({ version }) => Promise.resolve(version === '2.0.0' ? Broken : Good),
    [remoteOf('reports', { version: '2.0.0' })],
    [remoteOf('reports', { version: '1.0.0' })],
  );
  await screen.findByText(/ran into an error/);
  realtime.say(SERVER_EVENTS.remotesActivated, { revision: 2, name: 'reports', version: '1.0.0' });
  await screen.findByRole('heading', { name: 'All good' });
});

it('loads a version that was just rolled back to, while requests are still spread', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  const Bad = () => <h1>Bad release</h1>;
  const { user, load, realtime } = show(
    ({ version }) => Promise.resolve(version === '2.0.0' ? Bad : Good),
    [remoteOf('reports'), remoteOf('calendar', { version: '2.0.0' })],
    both,
  );
  await screen.findByRole('heading', { name: 'All good' });
  realtime.say(SERVER_EVENTS.remotesActivated, { revision: 2, name: 'calendar', version: '1.0.0' });
  await user.click(screen.getByRole('link', { name: 'Calendar' }));
  await waitFor(() => expect(load).toHaveBeenCalledWith(expect.objectContaining({ name: 'calendar' })));
  expect(load).not.toHaveBeenCalledWith(expect.objectContaining({ version: '2.0.0' }));
});

it('loads a version that was just rolled back to, while the response of the registry is pending', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { user, load, realtime, api } = show(
    () => Promise.resolve(Good),
    [remoteOf('reports'), remoteOf('calendar', { version: '2.0.0' })],
  );
  await screen.findByRole('heading', { name: 'All good' });
  const later = held<RemotesAnswer>();
  const sent = api.sent('GET', '/remotes.json').length;
  api.on('GET', '/remotes.json', later.answer);
  realtime.say(SERVER_EVENTS.remotesActivated, { revision: 2, name: 'calendar', version: '1.0.0' });
  await waitFor(() => expect(api.sent('GET', '/remotes.json').length).toBeGreaterThan(sent));
  await user.click(screen.getByRole('link', { name: 'Calendar' }));
  later.resolve({ revision: 2, remotes: both });
  await waitFor(() => expect(load).toHaveBeenCalledWith(expect.objectContaining({ name: 'calendar' })));
  expect(load).not.toHaveBeenCalledWith(expect.objectContaining({ version: '2.0.0' }));
});

it('retries automatically while the registry does not respond', async () => {
  const { api } = show(() => Promise.resolve(Good), both);
  api.on('GET', '/remotes.json', '<html>');
  await waitFor(() => expect(api.sent('GET', '/remotes.json')).not.toHaveLength(0));
  api.on('GET', '/remotes.json', { revision: 1, remotes: both });
  await screen.findByRole('heading', { name: 'All good' });
});

it('shows that a version was revoked', async () => {
  show(() => Promise.reject(new LoadFailure('manifest', new Fault('revoked', '410'))), both);
  await screen.findByRole('heading', { name: 'This version of reports was withdrawn' });
});

it('fetches the capabilities for a remote that requires one', async () => {
  const needy = remoteOf('reports', { requires: { ...remoteOf('reports').requires, api: ['mail'] } });
  const { load } = show(() => Promise.resolve(Good), [needy]);
  await screen.findByText(/needs "mail" from the server/);
  expect(load).not.toHaveBeenCalled();
});

describe('in a page that is older than the server', () => {
  const ownScript = document.createElement('script');
  beforeEach(() => {
    ownScript.defer = true;
    ownScript.setAttribute('src', '/assets/main.1.js');
    // jsdom would load a script that is added with its `src`.
    ownScript.type = 'text/plain';
    document.head.append(ownScript);
  });
  afterEach(() => ownScript.remove());

  const newer = () =>
    new Response('<script defer src="/assets/main.2.js"></script>', {
      headers: { 'content-type': 'text/html' },
    });
  const same = () =>
    new Response('<script defer src="/assets/main.1.js"></script>', {
      headers: { 'content-type': 'text/html' },
    });

  it.each([
    ['fails to load', () => Promise.reject(failure()), remoteOf('reports')],
    [
      'needs a newer library',
      () => Promise.resolve(Good),
      remoteOf('reports', { requires: { contracts: '^1.0.0', client: '^9.0.0', ui: '^1.0.0' } }),
    ],
    [
      'throws while it draws',
      () =>
        Promise.resolve(() => {
          throw new Error('the remote broke');
        }),
      remoteOf('reports'),
    ],
  ])('offers a reload and reports no failure for a remote that %s', async (_case, screens, remote) => {
    const { api } = show(screens, [remote]);
    serve(newer, api);
    await screen.findByRole('heading', { name: `${PRODUCT.name} was updated` });
    screen.getByRole('button', { name: 'Reload' });
    expect(screen.queryByText(/Reference|Version/)).not.toBeInTheDocument();
    expect(api.sent('POST', API.remoteBeacons)).toEqual([]);
  });

  it('shows and reports the failure as the remote’s own when nothing is newer', async () => {
    const { api } = show(() => Promise.reject(failure()), [remoteOf('reports')]);
    serve(same, api);
    const card = await screen.findByText(/Reference entry-/);
    await waitFor(() => expect(api.sent('POST', API.remoteBeacons)).toHaveLength(1));
    const [{ body } = { body: null }] = api.sent('POST', API.remoteBeacons);
    expect(`Reference ${(body as RemoteBeacon).reference}`).toBe(card.textContent);
  });

  /** Serves the shell's page in addition to the fake API. */
  function serve(page: () => Response, api: FakeApi): void {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input, init) => (input === '/' ? page() : api.fetch(input, init)));
  }
});

describe('the calls of a screen', () => {
  const Reads = () => {
    const { data, error } = useGetProjectsQuery();
    return <h1>{data ? `${data.length} projects` : error ? errorMessage(error, 'failed') : 'loading'}</h1>;
  };
  const reading = (
    part: Partial<ResolvedRemote>,
    screens: Parameters<typeof show>[0] = async () => Reads,
  ) => {
    const shown = show(screens, [remoteOf('reports', part)]);
    shown.api.on('GET', API.projects, []);
    return shown;
  };
  const REFUSED = /^reports may not call getProjects/;

  it('are made when its version declares them', async () => {
    reading({ permissions: { calls: ['projects.read'] } });
    expect(await screen.findByRole('heading', { name: '0 projects' })).toBeVisible();
  });

  it('are refused when it does not', async () => {
    const { api } = reading({ permissions: {} });
    expect(await screen.findByRole('heading', { name: REFUSED })).toBeVisible();
    expect(api.sent('GET', API.projects)).toEqual([]);
  });

  it('are those that the fallback declares when that runs', async () => {
    const { requires, manifest } = remoteOf('reports', {});
    const fallback = { version: '0.9.0', manifest, requires, permissions: {} };
    reading(
      { permissions: { calls: ['projects.read'] }, fallbackVersion: '0.9.0', fallback },
      ({ version }) => (version === '0.9.0' ? Promise.resolve(Reads) : Promise.reject(failure())),
    );
    expect(await screen.findByRole('heading', { name: REFUSED })).toBeVisible();
  });
});
