import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import {
  API,
  EXTENSION_LIMIT_MS,
  PRODUCT,
  type ExtensionEntry,
  type ResolvedRemote,
} from '@taskloom/contracts';
import { teamApi } from '@taskloom/contracts/rtk';
import {
  ExtensionFailures,
  ExtensionParts,
  useExtensionItems,
  useExtensions,
  type ExtensionFunction,
} from '@taskloom/client';
import { RealtimeProvider } from '@taskloom/client/realtime';
import { FakeApi, renderApp } from '@taskloom/client/test-kit';
import { fakeRealtime } from '../../test/fake-realtime';
import { createLoaders } from '../loading/loaders';
import { RemotesProvider } from '../registry/remotes-context';
import { RemoteExtensions } from './extensions-provider';

const remoteOf = (name: string, ...extensions: Partial<ExtensionEntry>[]): ResolvedRemote => ({
  name,
  title: name,
  version: '1.0.0',
  manifest: `/r/${name}/1.0.0/mf-manifest.json`,
  routes: [],
  navigation: [],
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
  extensions: extensions.map((entry) => ({
    point: 'settings-section',
    version: '^1.0.0',
    id: 'part',
    title: `Part of ${name}`,
    ...entry,
  })),
});

const REQUEST = { query: 'ann' };

function Host() {
  const answers = useExtensionItems('search-provider', REQUEST);
  return (
    <>
      <h1>Host</h1>
      <p>{`${useExtensions('project-tab').length} tabs`}</p>
      <ExtensionParts point="settings-section" given={{}} />
      <ul>
        {answers.flatMap(({ items }) =>
          items.map(({ id, title, detail, to }) => <li key={id}>{[title, detail, to].join(' | ')}</li>),
        )}
      </ul>
      <ExtensionFailures answers={answers} />
    </>
  );
}

type Code = ComponentType | ExtensionFunction<'search-provider'>;

function show(remotes: ResolvedRemote[], code: (name: string, place: string) => Code) {
  const opened: string[] = [];
  const loaders = createLoaders(({ name }) => ({
    hasRun: () => true,
    distrust: () => {},
    abandon: () => {},
    renew: () => {},
    screen: async (place) => {
      opened.push(`${name} ${place}`);
      // The loader doesn't know the kinds of code either.
      return code(name, place) as ComponentType;
    },
  }));
  const api = new FakeApi()
    .on('GET', API.meta, { product: PRODUCT, version: '1.0.0', capabilities: [] })
    .on('GET', '/remotes.json', { revision: 1, remotes })
    .on('POST', API.remoteBeacons, { ok: true });
  const view = renderApp(
    <RealtimeProvider realtime={fakeRealtime()}>
      <RemotesProvider loaders={loaders}>
        <RemoteExtensions>
          <Host />
        </RemoteExtensions>
      </RemotesProvider>
    </RealtimeProvider>,
    { api },
  );
  const reports = () => api.sent('POST', API.remoteBeacons).map(({ body }) => body);
  return { ...view, opened, reports };
}

const finds =
  (answer: unknown): Code =>
  async () =>
    answer as never; // A remote may return anything.
const provider: Partial<ExtensionEntry> = { point: 'search-provider' };
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  // React logs the crash, which a test causes on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => localStorage.clear());

it('loads the components of a point that is shown, and those of no other point', async () => {
  const remotes = [
    remoteOf('one', {}, { point: 'project-tab', id: 'tab' }),
    remoteOf('two', { point: 'unheard-of', id: 'strange' }),
  ];
  const { opened } = show(remotes, (name, place) => () => <p>{`${name} ${place}`}</p>);
  expect(await screen.findByText('one #settings-section/part')).toBeVisible();
  expect(screen.getByText('1 tabs')).toBeVisible();
  expect(opened).toEqual(['one #settings-section/part']);
});

it('shows a line for an extension of another version of the point, without running its code', async () => {
  const remotes = [
    remoteOf('old', { version: '^0.9.0' }),
    remoteOf('new', { version: '^2.0.0' }),
    remoteOf('finder', { ...provider, version: '^2.0.0' }),
    remoteOf('fine', {}),
  ];
  const { opened } = show(remotes, (name) => () => <p>{name}</p>);
  for (const name of ['old', 'new', 'finder'])
    expect(await screen.findByText(`Part of ${name} needs another version of Taskloom.`)).toBeVisible();
  expect(await screen.findByText('fine')).toBeVisible();
  expect(opened).toEqual(['fine #settings-section/part']);
});

it('shows what a function returns: ids once, long texts cut, and no more than the point allows', async () => {
  const row = (id: string) => ({ id, title: `T${id}`, to: '/team' });
  const long = { id: 'long', title: 'a'.repeat(500), to: '/team' };
  const many = Array.from({ length: 40 }, (_, at) => row(`${at}`));
  show([remoteOf('team', provider)], () => finds([long, row('0'), ...many]));
  await screen.findByText(/^T0/);
  // The first 20, of which one id is there twice.
  expect(rows()).toHaveLength(19);
  expect(rows()[0]).toBe(`${'a'.repeat(199)}… |  | /team`);
});

it.each([
  ['no list', 'nothing'],
  ['an item without a title', [{ id: '1', to: '/team' }]],
  ['a link to another host', [{ id: '1', title: 'T', to: '//elsewhere.example' }]],
  ['a script', [{ id: '1', title: 'T', to: 'javascript:alert(1)' }]],
])('shows a line in place of a function that returns %s, and reports its remote', async (_, answer) => {
  const remotes = [remoteOf('bad', provider), remoteOf('good', provider)];
  const { reports } = show(remotes, (name) =>
    name === 'bad' ? finds(answer) : finds([{ id: '1', title: 'Good', to: '/' }]),
  );
  expect(await screen.findByText(/^The content from Part of bad 1\.0\.0/)).toBeVisible();
  expect(await screen.findByText(/^Good/)).toBeVisible();
  expect(rows()).toEqual(['Good |  | /']);
  await waitFor(() =>
    expect(reports()).toContainEqual(expect.objectContaining({ name: 'bad', outcome: 'failed' })),
  );
  expect(reports()).not.toContainEqual(expect.objectContaining({ name: 'good', outcome: 'failed' }));
});

it('gives a function up after its time, and calls it again on Retry', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    let hangs = true;
    const found = [{ id: '1', title: 'Late', to: '/' }];
    const { opened } = show(
      [remoteOf('slow', provider)],
      () => () => (hangs ? new Promise<never>(() => {}) : Promise.resolve(found)),
    );
    await waitFor(() => expect(opened).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(EXTENSION_LIMIT_MS));
    const line = await screen.findByText(/Part of slow/);
    hangs = false;
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(within(line).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Late/)).toBeVisible();
    expect(screen.queryByText(/Part of slow/)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

it('gives a function only the calls that its remote declares', async () => {
  const members: ExtensionFunction<'search-provider'> = async (_request, { dispatch }) => {
    const request = teamApi.endpoints.getTeamMembers.initiate(undefined, { subscribe: false });
    const list = await dispatch(request).unwrap();
    return [{ id: '1', title: `${list.length} members`, to: '/team' }];
  };
  const remotes = [
    { ...remoteOf('team', provider), permissions: { calls: ['team.read'] } },
    { ...remoteOf('other', provider), permissions: {} },
  ];
  const { api } = show(remotes, () => members);
  api.on('GET', API.teamMembers, []);
  expect(await screen.findByText(/^0 members/)).toBeVisible();
  expect(await screen.findByText(/^The content from Part of other/)).toBeVisible();
  expect(rows()).toHaveLength(1);
});
