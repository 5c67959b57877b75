import { screen, within } from '@testing-library/react';
import { API, type RemotesOverview, type RemoteTrouble } from '@taskloom/contracts';
import { held, refuse } from '@taskloom/client/test-kit';
import {
  aFailure,
  aHealth,
  aLive,
  anAgreement,
  aPublished,
  aRemote,
  aTrouble,
  anEntry,
  PIPELINE,
  REGISTRY,
} from '../../sample/remotes';
import { operationsApi, showOperations } from '../../test/show-operations';

const card = async (title = 'Calendar') => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} is not in a list`);
  return within(item);
};
const figuresOf = async (version: string) =>
  (await screen.findByRole('group', { name: `Figures of calendar ${version}, last 24 hours` })).textContent;
/** Matches an entry of the journal by its text; versions in it are separate elements. */
const journalSays = (words: string) => (_text: string, element: Element | null) =>
  element?.tagName === 'P' && (element.textContent ?? '').includes(words);
const failuresOf = (version: string) =>
  screen.queryByRole('group', { name: `Failures of calendar ${version}, last 24 hours` });

const troublesOf = (version: string) =>
  screen.queryByRole('group', {
    name: `Errors and long tasks of calendar ${version} after rendering, last 24 hours`,
  });

describe('a remote', () => {
  it('shows what is live, since when, by whom, and its health', async () => {
    showOperations();
    const remote = await card();
    expect(remote.getAllByText('1.4.0')[0]).toBeVisible();
    expect(remote.getByText('3 hours ago by Maya Lindqvist')).toBeVisible();
    expect(remote.getByText('Healthy')).toBeVisible();
    expect(await figuresOf('1.4.0')).toBe('People1,204Failed0.2%Median184 ms95th percentile612 ms');
  });

  it('that no one has loaded has a label instead of figures', async () => {
    const health = aHealth({ loads: 0, failures: 0, reasons: [], p50: null, p95: null });
    showOperations(operationsApi([aRemote({ live: aLive('1.4.0', { health, by: REGISTRY }) })]));
    expect((await card()).getByText('Not loaded yet')).toBeVisible();
    expect(await figuresOf('1.4.0')).toBe('People0Failed–Median–95th percentile–');
    expect((await card()).getByText('3 hours ago by the registry')).toBeVisible();
    expect(failuresOf('1.4.0')).toBeNull();
  });

  it('shows the most frequent failures of each version with step, count and last time', async () => {
    const reasons = [
      aFailure({ count: 1_200 }),
      aFailure({ stage: 'mount', reason: 'screen: Loading chunk 7 failed', count: 1 }),
      aFailure({ stage: 'manifest', reason: null, count: 2 }),
    ];
    const canary = {
      ...aLive('1.5.0', { health: aHealth({ loads: 9, failures: 0, reasons: [] }) }),
      percent: 10,
    };
    showOperations(
      operationsApi([aRemote({ live: aLive('1.4.0', { health: aHealth({ reasons }) }), canary })]),
    );
    await card();
    const failures = within(failuresOf('1.4.0') as HTMLElement).getAllByRole('listitem');
    expect(failures.map(({ textContent }) => textContent)).toEqual([
      '/r/calendar/1.4.0/remoteEntry.js answered 503Entry script · 1,200 people · last 40 minutes ago',
      'screen: Loading chunk 7 failedMounting · 1 person · last 40 minutes ago',
      'The browser gave no reasonManifest · 2 people · last 40 minutes ago',
    ]);
    expect(failuresOf('1.5.0')).toHaveTextContent(/^It loaded for everyone$/);
    expect(failuresOf('1.4.0')).not.toHaveTextContent('It loaded for everyone');
  });

  it('shows errors and long tasks after rendering, with people, reference and last time, where there are any', async () => {
    const withTroubles = (version: string, ...troubles: RemoteTrouble[]) =>
      aLive(version, { health: aHealth({ reasons: [], troubles }) });
    const live = withTroubles(
      '1.4.0',
      aTrouble(),
      aTrouble({ outcome: 'long-task', reason: 'main.js', reference: null, count: 1, longestMs: 840 }),
    );
    const canary = { ...withTroubles('1.5.0', aTrouble({ reason: null })), percent: 10 };
    const preview = withTroubles('1.6.0', aTrouble({ count: 1_200 }));
    const { unmount } = showOperations(operationsApi([aRemote({ live, canary, preview })]));
    await card();
    const read = (version: string) =>
      within(troublesOf(version) as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const thrown = 'Cannot read properties of undefined (reading "title")Error after rendering';
    expect(read('1.4.0')).toEqual([
      `${thrown} · 2 people · reference late-k3f9 · last 25 minutes ago`,
      'main.jsLong task, up to 840 ms · 1 person · last 25 minutes ago',
    ]);
    expect(read('1.5.0')).toEqual([
      'The browser gave no reasonError after rendering · 2 people · reference late-k3f9 · last 25 minutes ago',
    ]);
    expect(read('1.6.0')).toEqual([`${thrown} · 1,200 people · reference late-k3f9 · last 25 minutes ago`]);
    unmount();
    showOperations(operationsApi([aRemote({ canary: { ...aLive('1.5.0'), percent: 10 } })]));
    await card();
    for (const version of ['1.4.0', '1.5.0']) {
      expect(failuresOf(version)).toBeVisible();
      expect(troublesOf(version)).toBeNull();
    }
  });

  it('shows how many people got the previous version instead', async () => {
    const health = aHealth({ loads: 0, failures: 0, fallbacks: 1, reasons: [] });
    showOperations(operationsApi([aRemote({ live: aLive('1.4.0', { health }) })]));
    await card();
    expect(failuresOf('1.4.0')).toHaveTextContent(/^1 person got the previous version instead$/);
  });

  it('without a live version shows that, and offers to activate one', async () => {
    showOperations(operationsApi([aRemote({ live: null, rollbackTo: null })]));
    const remote = await card();
    expect(remote.getByText('Nothing is live')).toBeVisible();
    expect(remote.getByRole('button', { name: 'Activate…' })).toBeEnabled();
    expect(remote.getByRole('button', { name: 'Roll back…' })).toBeDisabled();
  });

  it('with a canary shows both versions, and the three possible actions', async () => {
    const health = aHealth({ loads: 100, failures: 12 });
    const canary = { ...aLive('1.5.0', { by: PIPELINE, health }), percent: 10 };
    showOperations(operationsApi([aRemote({ canary })]));
    const remote = await card();
    expect(remote.getAllByText('Canary 10 %')[0]).toBeVisible();
    expect(remote.getByText('3 hours ago by Calendar pipeline (deploy token)')).toBeVisible();
    expect(await figuresOf('1.5.0')).toContain('Failed12%');
    for (const name of ['Change the share…', 'Activate for everyone…', 'End the canary…'])
      expect(remote.getByRole('button', { name })).toBeEnabled();
  });

  it('that is locked shows why, and offers only to unlock it and to roll back', async () => {
    showOperations(operationsApi([aRemote({ locked: true, lockReason: 'Trade fair' })]));
    const remote = await card();
    expect(remote.getByText('Locked')).toBeVisible();
    expect(remote.getByText('Trade fair')).toBeVisible();
    expect(remote.getByRole('button', { name: 'Unlock…' })).toBeEnabled();
    expect(remote.getByRole('button', { name: 'Roll back…' })).toBeEnabled();
    expect(remote.queryByRole('button', { name: 'Activate…' })).not.toBeInTheDocument();
  });

  it('that is locked offers no rollback when nothing was live before', async () => {
    showOperations(operationsApi([aRemote({ locked: true, rollbackTo: null })]));
    expect((await card()).getByRole('button', { name: 'Roll back…' })).toBeDisabled();
  });

  it('that is locked with a canary offers to end the canary, but no other change', async () => {
    const canary = { ...aLive('1.5.0'), percent: 10 };
    showOperations(operationsApi([aRemote({ canary, locked: true })]));
    const remote = await card();
    expect(remote.getByRole('button', { name: 'End the canary…' })).toBeEnabled();
    for (const name of ['Change the share…', 'Activate for everyone…', 'Roll back…'])
      expect(remote.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('lists its versions, and why one is revoked', async () => {
    const versions = [aPublished('1.4.0'), aPublished('1.3.0', { revoked: 'It leaks', commit: null })];
    const live = aLive('1.4.0', { health: aHealth({ failures: 0, reasons: [] }) });
    const { user } = showOperations(operationsApi([aRemote({ live, versions })]));
    const remote = await card();
    await user.click(remote.getByText('2 published versions'));
    expect(remote.getAllByRole('listitem')[0]).toHaveTextContent(
      /by Calendar pipeline \(deploy token\) · 82 KB · 4f2c9ab/,
    );
    expect(remote.getByText('Revoked: It leaks')).toBeVisible();
    expect(remote.queryByRole('button', { name: 'Actions for calendar 1.3.0' })).not.toBeInTheDocument();
  });
});

it('shows what a remote may do, who agreed to it and for which version', async () => {
  const agreed = [
    anAgreement('calls:projects.read'),
    anAgreement('everything', { by: REGISTRY, version: '1.0.0' }),
  ];
  const { user } = showOperations(operationsApi([aRemote({ agreed })]));
  const remote = await card();
  await user.click(remote.getByText('2 permissions'));
  const list = within(await remote.findByRole('list', { name: '2 permissions' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Read projects, .*agreed .* by Maya Lindqvist, for 1\.3\.0$/),
    expect.stringMatching(/^Do everything .*agreed .* by the registry, for 1\.0\.0$/),
  ]);
});

describe('the screen', () => {
  it('updates after a change made elsewhere', async () => {
    const api = operationsApi();
    const { moved } = showOperations(api);
    await card();
    await screen.findByText(journalSays('activated 1.4.0'));
    api
      .on('GET', API.remotesOverview, { revision: 8, remotes: [aRemote({ live: aLive('1.5.0') })] })
      .on('GET', API.remotesJournal, [anEntry({ version: '1.5.0', previous: '1.4.0' })]);
    moved();
    expect(await screen.findByRole('group', { name: /^Figures of calendar 1.5.0/ })).toBeVisible();
    expect(await screen.findByText(journalSays('activated 1.5.0 in place of 1.4.0'))).toBeVisible();
  });

  it('shows a loading state until the remotes arrive', async () => {
    const later = held<RemotesOverview>();
    showOperations(operationsApi().on('GET', API.remotesOverview, later.answer));
    expect(screen.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
    expect(await screen.findByText('Loading remotes...')).toBeInTheDocument();
    later.resolve({ revision: 7, remotes: [aRemote()] });
    await card();
    expect(screen.queryByText('Loading remotes...')).not.toBeInTheDocument();
  });

  it('explains how to publish a remote while there is none', async () => {
    showOperations(operationsApi([]));
    expect(await screen.findByText('Nothing is published yet')).toBeVisible();
    expect(screen.getByText('npm run remote -- deploy NAME', { selector: 'code' })).toBeVisible();
  });

  it('shows why remotes could not be loaded, and retries', async () => {
    const api = operationsApi().on('GET', API.remotesOverview, refuse('TOO_MANY_REQUESTS', 'Too many.'));
    const { user } = showOperations(api);
    const box = within(await screen.findByRole('alert'));
    expect(box.getByText('Too many.')).toBeVisible();
    api.on('GET', API.remotesOverview, { revision: 7, remotes: [aRemote()] });
    await user.click(box.getByRole('button', { name: 'Retry' }));
    await card();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a message instead of the remotes to a former admin', async () => {
    const api = operationsApi();
    const { moved } = showOperations(api);
    await card();
    api.on('GET', API.remotesOverview, refuse('FORBIDDEN', 'You may not.'));
    moved();
    expect(
      await screen.findByText('Only team admins can see and change which versions are live.'),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });

  it('keeps the loaded remotes when refetching fails, and shows that', async () => {
    const api = operationsApi();
    const { moved } = showOperations(api);
    await card();
    api.on('GET', API.remotesOverview, refuse('TOO_MANY_REQUESTS', 'Too many.'));
    moved();
    expect(await screen.findByText(/could not be updated/)).toBeVisible();
    expect((await card()).getByText('Healthy')).toBeVisible();
  });

  it('renders 50 remotes with 50 versions each and extreme texts', async () => {
    const long = 'Donaudampfschifffahrt'.repeat(9);
    const versions = Array.from({ length: 50 }, (_, at) => aPublished(`1.0.${at}`));
    const live = aLive('1.0.0', { health: aHealth({ reasons: [aFailure({ reason: long })] }) });
    const remotes = Array.from({ length: 50 }, (_, at) =>
      aRemote({ name: `remote-${at}`, title: at === 0 ? long : `🦊 سارة ${at}`, live, versions }),
    );
    const journal = Array.from({ length: 20 }, () => anEntry({ reason: long }));
    showOperations(operationsApi(remotes, journal));
    expect(await screen.findByText(long, { selector: 'h3 > a' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(50);
    // Rendering 2,500 collapsed versions would take seconds.
    expect(screen.queryByText('1.0.49')).not.toBeInTheDocument();
  });
});
