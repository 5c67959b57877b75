import { screen, waitFor } from '@testing-library/react';
import { API, type ResolvedRemote } from '@taskloom/contracts';
import { FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { RemotesProvider } from '../registry/remotes-context';
import { previewIn } from './preview-in';
import { PreviewBanner } from './preview-banner';

const version = '1.4.0-pr.12';
const remote: ResolvedRemote = {
  name: 'calendar',
  title: 'Calendar',
  version,
  manifest: `/r/calendar/${version}/mf-manifest.json`,
  routes: [],
  navigation: [],
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
};

function show(answer: unknown, audience?: 'preview') {
  const api = new FakeApi()
    .on('POST', API.remotePreview, answer)
    .on('GET', API.remotes, { revision: 1, remotes: [{ ...remote, audience }] });
  return renderApp(
    <RemotesProvider>
      <PreviewBanner />
    </RemotesProvider>,
    { api },
  );
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
});

it.each([
  ['?mfe=calendar@1.4.0-pr.12', { remote: 'calendar', version }],
  ['?task=1&mfe=calendar@1.4.0', { remote: 'calendar', version: '1.4.0' }],
  ['?mfe=calendar', null],
  ['?mfe=https://evil.example/remote-entry.js', null],
  ['?mfe=calendar@//evil.example/x', null],
  ['?mfe=calendar@../../x', null],
  ['', null],
])('reads %j as %j', (search, wish) => {
  expect(previewIn(search)).toEqual(wish);
});

it('asks the API for the version in the address before it asks the registry, and says so', async () => {
  window.history.replaceState(null, '', `/calendar?task=1&mfe=calendar@${version}`);
  const { api } = show(null, 'preview');
  await screen.findByText(`You preview Calendar ${version}. Nobody else sees it.`);
  expect(api.sent('POST', API.remotePreview)[0]?.body).toEqual({ remote: 'calendar', version });
  expect(api.calls.map(({ path }) => path).indexOf(API.remotePreview)).toBeLessThan(
    api.calls.map(({ path }) => path).indexOf(API.remotes),
  );
  expect(window.location.search).toBe('?task=1');
});

it('says who may when the API refuses', async () => {
  window.history.replaceState(null, '', `/?mfe=calendar@${version}`);
  const { user } = show(refuse('FORBIDDEN', 'No.'));
  await screen.findByText(/only team admins can/);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(/only team admins can/)).not.toBeInTheDocument());
});

it('has a way out, and says when that is blocked', async () => {
  const { user, api } = show(refuse('UNAVAILABLE', 'Later.'), 'preview');
  await user.click(await screen.findByRole('button', { name: 'Leave preview' }));
  await screen.findByText(/could not be ended/);
  expect(api.sent('POST', API.remotePreview)[0]?.body).toEqual({ remote: 'calendar', version: null });
});

it('is not there for everybody else', async () => {
  const { api } = show(null);
  await waitFor(() => expect(api.sent('GET', API.remotes)).not.toHaveLength(0));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
