import { act, screen, waitFor } from '@testing-library/react';
import { API, type RemotePreviewOffer, type ResolvedRemote } from '@taskloom/contracts';
import { setLanguage } from '@taskloom/client/texts';
import { aUser, FakeApi, type ApiCall, refuse, renderApp } from '@taskloom/client/test-kit';
import { Screen } from '../../frame/screen';
import { RemotesProvider, useRemotes } from '../registry/remotes-context';
import { setConsent } from './consent';
import { previewIn } from './preview-in';
import { RemoteBanners } from '../banners/remote-banners';

const version = '1.4.0-pr.12';
const person = aUser({ _id: 'u1', role: 'admin' });
const remote: ResolvedRemote = {
  name: 'calendar',
  title: 'Calendar',
  version,
  manifest: `/r/calendar/${version}/mf-manifest.json`,
  routes: [],
  navigation: [],
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
};
const live: ResolvedRemote = { ...remote, version: '1.3.0', manifest: '/r/calendar/1.3.0/mf-manifest.json' };
const offer: RemotePreviewOffer = {
  remote: 'calendar',
  title: 'Calendar',
  version,
  publishedBy: { kind: 'token', _id: 't1', name: 'CI of the calendar' },
  publishedAt: '2026-11-23T02:00:00.000Z',
  commit: 'abcdef0123456789',
  notAgreed: [],
};

const Versions = () => (
  <output>{useRemotes().remotes.map((each) => `${each.version} ${each.audience ?? 'live'}`)}</output>
);

/** A registry that serves the preview once it was started. */
function show(route: string, answer: unknown = offer, previewed = false) {
  let runs = previewed;
  const api = new FakeApi()
    .on('GET', API.remotePreview, answer)
    .on('POST', API.remotePreview, ({ body }: ApiCall) => {
      runs = (body as { version: string | null }).version !== null;
      return { ok: true };
    })
    .on('GET', API.remotes, () => ({
      revision: 1,
      remotes: [runs ? { ...remote, audience: 'preview' } : live],
    }));
  return renderApp(
    <RemotesProvider>
      <Screen />
      <RemoteBanners />
      <Versions />
    </RemotesProvider>,
    { api, route, user: person },
  );
}

const question = () => screen.findByRole('heading', { level: 1, name: `Preview Calendar ${version}?` });
const address = `/calendar?task=1&mfe=calendar@${version}`;

beforeEach(() => {
  sessionStorage.clear();
  setConsent('nobody', 'calendar', null);
});
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
])('parses %j as %j', (search, requested) => {
  expect(previewIn(search)).toEqual(requested);
});

describe('An address that requests a published version', () => {
  it('shows part, version and publisher and starts nothing by itself', async () => {
    const { api } = show(address);
    await question();
    for (const fact of ['Calendar (calendar)', version, 'CI of the calendar (deploy token)', 'abcdef012345'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByText('1.3.0 live')).toBeVisible();
    expect(api.sent('POST', API.remotePreview)).toEqual([]);
    expect(api.sent('GET', API.remotePreview)[0]?.query.toString()).toBe(
      new URLSearchParams({ remote: 'calendar', version }).toString(),
    );
  });

  it('starts the preview of the requested version once the person agrees', async () => {
    const { user, api, path } = show(address);
    await question();
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByText(`You are previewing Calendar ${version}. No one else sees it.`);
    expect(api.sent('POST', API.remotePreview).map(({ body }) => body)).toEqual([
      { remote: 'calendar', version },
    ]);
    expect(path()).toBe('/calendar?task=1');
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  it('shows which permissions are new, and agrees to them for this preview', async () => {
    const notAgreed = ['calls:tasks.write', 'host:https://api.example.com'];
    const { user, api } = show(address, { ...offer, notAgreed });
    await question();
    for (const sentence of [
      /^Create, change, archive and delete tasks$/,
      /^Connect to https:.+ and send there/,
    ])
      expect(screen.getByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start preview' }));
    await screen.findByText(/^You are previewing/);
    expect(api.sent('POST', API.remotePreview)[0]?.body).toEqual({
      remote: 'calendar',
      version,
      agreed: notAgreed,
    });
  });

  it('returns to the live version on Cancel', async () => {
    const { user, api, path } = show(address);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(path()).toBe('/calendar?task=1'));
    expect(screen.getByText('1.3.0 live')).toBeVisible();
    expect(api.sent('POST', API.remotePreview)).toEqual([]);
  });

  it.each([
    ['of a locked remote', refuse('REMOTE_LOCKED', 'Locked.'), /is locked/],
    ['that was revoked', refuse('REMOTE_VERSION_REVOKED', 'Revoked.'), /was revoked/],
    ['that is not published', refuse('NOT_FOUND', 'Nothing.'), /no published version/],
    ['without the right', refuse('FORBIDDEN', 'No.'), /Only team admins/],
  ])('is refused with its reason: %s', async (_case, refusal, reason) => {
    const { user, path } = show(address, refusal);
    await screen.findByText(reason);
    expect(screen.queryByRole('button', { name: 'Start preview' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue without it' }));
    await waitFor(() => expect(path()).toBe('/calendar?task=1'));
  });

  it('shows an error when the API does not respond, and retries', async () => {
    const { user, api } = show(address, refuse('UNAVAILABLE', 'Later.'));
    await screen.findByText('The version could not be loaded');
    api.on('GET', API.remotePreview, offer);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await question();
  });

  it('is confirmed in German too', async () => {
    await act(() => setLanguage('de'));
    show(address);
    await screen.findByRole('heading', { name: `Vorschau von Calendar ${version} starten?` });
    expect(screen.getByRole('button', { name: 'Vorschau starten' })).toBeVisible();
    await act(() => setLanguage('en'));
  });
});

describe('A preview that has begun', () => {
  it('continues without another confirmation in the tab in which the person agreed', async () => {
    setConsent('u1', 'calendar', version);
    show('/calendar', offer, true);
    await screen.findByText(`You are previewing Calendar ${version}. No one else sees it.`);
    expect(screen.queryByRole('button', { name: 'Start preview' })).not.toBeInTheDocument();
  });

  it.each([
    ['another session', () => {}],
    ['another person', () => setConsent('u2', 'calendar', version)],
    ['another version', () => setConsent('u1', 'calendar', '1.4.0-pr.11')],
  ])('needs confirmation again and does not run before: %s agreed', async (_case, agreed) => {
    agreed();
    const { user, api } = show('/calendar', offer, true);
    await question();
    expect(screen.queryByText(`${version} preview`)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('1.3.0 live');
    expect(api.sent('POST', API.remotePreview)[0]?.body).toEqual({ remote: 'calendar', version: null });
  });

  it('can be left, and shows an error when that fails', async () => {
    setConsent('u1', 'calendar', version);
    const { user, api } = show('/calendar', offer, true);
    api.on('POST', API.remotePreview, refuse('UNAVAILABLE', 'Later.'));
    await user.click(await screen.findByRole('button', { name: 'Leave preview' }));
    await screen.findByText(/could not be ended/);
    expect(api.sent('POST', API.remotePreview)[0]?.body).toEqual({ remote: 'calendar', version: null });
  });

  it('shows no banner to anyone else', async () => {
    const { api } = show('/calendar');
    await waitFor(() => expect(api.sent('GET', API.remotes)).not.toHaveLength(0));
    expect(screen.queryByRole('button', { name: 'Leave preview' })).not.toBeInTheDocument();
  });
});
