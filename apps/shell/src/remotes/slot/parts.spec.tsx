import { screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { API, PRODUCT, type ResolvedRemote } from '@taskloom/contracts';
import { CallsOfRemote, Slot, SlotContext } from '@taskloom/client';
import { RealtimeProvider } from '@taskloom/client/realtime';
import { FakeApi, renderApp } from '@taskloom/client/test-kit';
import { fakeRealtime } from '../../test/fake-realtime';
import { createLoaders } from '../loading/loaders';
import { Fault, LoadFailure } from '../loading/load-failure';
import { RemotesProvider } from '../registry/remotes-context';
import { Parts } from './parts';

const remoteOf = (name: string, slots?: string[]): ResolvedRemote => ({
  name,
  title: name,
  version: '1.0.0',
  manifest: `/r/${name}/1.0.0/mf-manifest.json`,
  routes: [],
  navigation: [],
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
  ...(slots && { slots }),
});
const remotes = [remoteOf('one', ['side']), remoteOf('two', ['side', 'other']), remoteOf('three')];

/** A screen with a text field and a slot; `part` is the loader of a remote's component. */
function Host() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <Slot name="side" given={{ colour: 'green' }} />
    </>
  );
}

function show(part: (name: string, place: string) => Promise<ComponentType<{ colour?: string }>>) {
  const loaders = createLoaders(({ name }) => ({
    hasRun: () => true,
    distrust: () => {},
    abandon: () => {},
    renew: () => {},
    screen: (place) => part(name, place) as Promise<ComponentType>,
  }));
  const api = new FakeApi()
    .on('GET', API.meta, { product: PRODUCT, version: '1.0.0', capabilities: [] })
    .on('GET', '/remotes.json', { revision: 1, remotes })
    .on('POST', API.remoteBeacons, { ok: true });
  const view = renderApp(
    <RealtimeProvider realtime={fakeRealtime()}>
      <RemotesProvider loaders={loaders}>
        <CallsOfRemote name="host" permissions={{}}>
          <SlotContext value={Parts}>
            <Host />
          </SlotContext>
        </CallsOfRemote>
      </RemotesProvider>
    </RealtimeProvider>,
    { api },
  );
  return { ...view, api };
}

const Part = (name: string) => {
  const Shown = ({ colour = '' }: { colour?: string }) => <p>{`${name} in ${colour}`}</p>;
  return Shown;
};

let logged: jest.SpyInstance;
beforeEach(() => {
  // React logs the crash, which this test causes on purpose.
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => localStorage.clear());

it('shows the components of the remotes that fill the slot, with the props from the screen', async () => {
  show(async (name, place) => Part(`${name} ${place}`));
  await screen.findByText('one side in green');
  await screen.findByText('two side in green');
  expect(screen.queryByText(/three/)).toBeNull();
});

it('contains the error of a part and reports it as an error of its remote', async () => {
  const Broken = (): never => {
    throw new Error('the part broke');
  };
  const { user, api } = show(async (name) => (name === 'one' ? Broken : Part(name)));
  await screen.findByText('The content from one 1.0.0 is not available right now.');
  await screen.findByText('two in green');
  await user.type(screen.getByLabelText('Note'), 'still typing');
  expect(screen.getByLabelText('Note')).toHaveValue('still typing');
  const reports = () => api.sent('POST', API.remoteBeacons).map(({ body }) => body);
  await waitFor(() =>
    expect(reports()).toContainEqual(
      expect.objectContaining({ name: 'one', version: '1.0.0', outcome: 'failed', stage: 'mount' }),
    ),
  );
  expect(reports()).not.toContainEqual(expect.objectContaining({ name: 'two', outcome: 'failed' }));
});

it('shows a message when a part fails to load, and the part after Retry', async () => {
  const failure = new LoadFailure('entry', new Fault('missing', '404'));
  let healed = false;
  const { user } = show(async (name) => {
    if (name === 'one' && !healed) throw failure;
    return Part(name);
  });
  await screen.findByText(/The content from one 1\.0\.0/);
  expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('host may not call'));
  healed = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('one in green');
});

it('is empty outside the shell', () => {
  renderApp(<Slot name="side" />);
  expect(document.body).toHaveTextContent('');
});
