import { act, screen, within } from '@testing-library/react';
import { API, type RemoteFigures } from '@taskloom/contracts';
import { remotesApi } from '@taskloom/contracts/rtk/remotes';
import { FakeApi, aUser, held, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { aLongTask, anAlarm, anErrorGroup, aVersion, aVital, someFigures } from '../../sample/figures';
import { aStore } from '../../sample/store';
import RemotePage from './remote.page';

const show = (answer: unknown = someFigures()) => {
  const api = new FakeApi()
    .on('GET', API.remoteFigures('calendar'), answer)
    .on('GET', API.remoteStore('calendar'), aStore());
  const user = aUser({ name: 'Maya Lindqvist', role: 'admin' });
  const page = (
    <Routes>
      <Route path="/admin/remotes/:name" element={<RemotePage />} />
    </Routes>
  );
  return renderApp(page, { route: '/admin/remotes/calendar', user, api });
};
const figuresOf = async (version: string) => screen.findByRole('group', { name: `Figures of ${version}` });
const section = (name: string) => within(screen.getByRole('region', { name }));

it('shows the versions with people, problems and vitals', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  expect((await figuresOf('1.4.0')).textContent).toBe(
    'People1,084 (90%)Failed3Errors12Long tasks1LCP1,840 ms, 2% poorINP140 ms, 2% poorCLS0.04, 2% poor',
  );
  expect((await figuresOf('1.5.0')).textContent).toContain('LCP4,320 ms, 31% poorINP260 ms, 6% poorCLS–');
  expect(
    screen.getByText('LCP is poor for significantly more people than with the live version.'),
  ).toBeVisible();
  expect(screen.getByText('Canary')).toBeVisible();
});

it('shows no warning for a canary whose vitals are alike', async () => {
  show(
    someFigures({
      versions: [aVersion('1.5.0', { place: 'canary', vitals: { lcp: aVital(), inp: null, cls: null } })],
    }),
  );
  await figuresOf('1.5.0');
  expect(screen.queryByText(/significantly/)).not.toBeInTheDocument();
});

it('shows the sums of the hours, and the hours with reports as a table', async () => {
  const hour = { at: '2026-11-26T10:00:00.000Z', loads: 0, failures: 0, errors: 0, longTasks: 0 };
  show(someFigures({ hours: [hour, { ...hour, at: '2026-11-26T11:00:00.000Z', loads: 7, failures: 2 }] }));
  await figuresOf('1.4.0');
  const hours = section('People per hour, last 48 hours');
  expect(hours.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Loaded7',
    'Failed2',
    'Errors0',
    'Long tasks0',
  ]);
  const rows = within(hours.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(2);
  expect(
    within(rows[1] as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['7', '2', '0', '0']);
});

it('shows errors with people, reference and calls, and long tasks', async () => {
  const { user } = show();
  await figuresOf('1.4.0');
  const errors = section('Errors, last 14 days');
  const [first, second] = errors.getAllByText(/\d reports?/).map(({ textContent }) => textContent);
  expect(first).toBe(
    '1.5.0 · 12 people · 31 reports · reference late-k3f9 · first 2 days ago · last 25 minutes ago',
  );
  expect(second).toContain('1.4.0 · 1 person · 1 report · first');
  await user.click(errors.getByText('3 calls'));
  expect(errors.getByText('src/features/month/day.tsx:41:18')).toBeVisible();
  const tasks = section('Long tasks, last 48 hours');
  expect(tasks.getByText(/4 people · up to 840 ms/)).toBeVisible();
});

it('shows alarms with people and limit, raised or resolved', async () => {
  show(
    someFigures({
      alarms: [anAlarm(), anAlarm({ measure: 'inp', resolvedAt: '2026-11-26T11:00:00.000Z' })],
    }),
  );
  await figuresOf('1.4.0');
  const [raised, resolved] = section('Alarms, last 14 days')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(raised).toMatch(/^Loads fail Raised1.4.0 · 90 of 1,200 people within an hour, limit 5% · raised /);
  expect(resolved).toMatch(/^Slow responses \(INP\) Resolved1.4.0/);
});

it('says when there are no errors and no long tasks', async () => {
  show(someFigures({ errors: [], longTasks: [] }));
  expect(await screen.findByText('No errors')).toBeVisible();
  expect(screen.getByText('No long tasks')).toBeVisible();
  expect(screen.getByText('No alarms')).toBeVisible();
});

it('renders extreme texts and numbers', async () => {
  const long = 'Donaudampfschifffahrt'.repeat(14);
  show(
    someFigures({
      errors: Array.from({ length: 20 }, (_, at) =>
        anErrorGroup({ message: `${long}${at}`, people: 1_000_000 }),
      ),
      longTasks: [aLongTask({ reason: null, longestMs: 60_000 })],
    }),
  );
  expect(await screen.findByText('The browser gave no reason')).toBeVisible();
  expect(screen.getAllByText(/Donau/)).toHaveLength(20);
});

it('links back to all remotes', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Operations' })).toHaveAttribute('href', '/admin/remotes');
});

it('shows a loading state until the figures arrive', async () => {
  const later = held<RemoteFigures>();
  show(later.answer);
  expect(await screen.findByText('Loading the figures...')).toBeInTheDocument();
  later.resolve(someFigures());
  await figuresOf('1.4.0');
  expect(screen.queryByText('Loading the figures...')).not.toBeInTheDocument();
});

it("keeps the figures when they can't be updated", async () => {
  const { api, store } = show();
  await figuresOf('1.4.0');
  api.on('GET', API.remoteFigures('calendar'), refuse('TOO_MANY_REQUESTS', 'Too many.'));
  act(() => void store.dispatch(remotesApi.util.invalidateTags(['Remotes'])));
  expect(await screen.findByText(/could not be updated/)).toBeVisible();
  expect(await figuresOf('1.4.0')).toBeVisible();
});

it('shows why the figures could not be loaded, and retries', async () => {
  const { api, user } = show(refuse('TOO_MANY_REQUESTS', 'Too many.'));
  const box = within(await screen.findByRole('alert'));
  expect(box.getByText('Too many.')).toBeVisible();
  api.on('GET', API.remoteFigures('calendar'), someFigures());
  await user.click(box.getByRole('button', { name: 'Retry' }));
  await figuresOf('1.4.0');
});

it.each([
  ['FORBIDDEN', 'Only team admins can see and change which versions are live.'],
  ['NOT_FOUND', 'There is no remote with this name.'],
] as const)('explains the refusal %s', async (code, words) => {
  show(refuse(code, 'No.'));
  expect(await screen.findByText(words)).toBeVisible();
});
