import { screen, within } from '@testing-library/react';
import { API, type RemoteJournalEntry } from '@taskloom/contracts';
import { refuse, chooseOption } from '@taskloom/client/test-kit';
import { aRemote, anEntry, PIPELINE, REGISTRY } from '../../sample/remotes';
import { operationsApi, showOperations } from '../../test/show-operations';

const lines = async () =>
  within(await screen.findByRole('list', { name: 'Journal' })).getAllByRole('listitem');

const entry = (part: Partial<RemoteJournalEntry>) => anEntry({ reason: null, percent: null, ...part });

it.each([
  [
    'a publication',
    entry({ action: 'publish', by: PIPELINE }),
    'Calendar pipeline (deploy token) published 1.4.0',
  ],
  ['an activation', entry({}), 'Maya Lindqvist activated 1.4.0 in place of 1.3.0'],
  ['the first activation', entry({ previous: null, by: REGISTRY }), 'the registry activated 1.4.0'],
  ['a canary', entry({ action: 'canary', percent: 10 }), 'gave 1.4.0 to 10 % of people'],
  ['its end', entry({ action: 'canary', percent: 0 }), 'ended the canary, 1.3.0 stays live'],
  [
    'a rollback',
    entry({ action: 'rollback', version: '1.3.0', previous: '1.4.0' }),
    'rolled back from 1.4.0 to 1.3.0',
  ],
  ['a rollback of a canary', entry({ action: 'rollback', percent: 0 }), 'ended the canary, 1.4.0 stays live'],
  ['a halt', entry({ action: 'halt', by: REGISTRY, percent: 0 }), 'the registry halted the canary of 1.4.0'],
  ['a lock', entry({ action: 'lock' }), 'Maya Lindqvist locked it'],
  [
    'an agreement',
    entry({ action: 'agree', version: '1.4.0' }),
    'Maya Lindqvist agreed to what 1.4.0 may do',
  ],
  ['a revocation', entry({ action: 'revoke' }), 'revoked 1.4.0'],
])('shows who did what for %s', async (_what, line, sentence) => {
  showOperations(operationsApi([aRemote()], [line]));
  const [first] = await lines();
  expect(first).toHaveTextContent(`calendar: `);
  expect(first).toHaveTextContent(sentence);
});

it('leaves out an action that a later release of the server has', async () => {
  const later = { ...entry({}), action: 'sell' } as unknown as RemoteJournalEntry;
  showOperations(operationsApi([aRemote()], [later, entry({ action: 'lock' })]));
  expect(await lines()).toHaveLength(1);
});

it('shows when and why', async () => {
  showOperations();
  const [first] = await lines();
  expect(first).toHaveTextContent('New month view');
  expect(first).toHaveTextContent('3 hours ago');
});

it('lists what was agreed to', async () => {
  const permissions = ['calls:search', 'storage:person'];
  showOperations(operationsApi([aRemote()], [entry({ action: 'agree', permissions })]));
  const [first] = await lines();
  expect(first).toHaveTextContent(/Search projects and tasks.*Keep small values for each person/);
});

it('shows what was skipped, if anything', async () => {
  showOperations(operationsApi([aRemote()], [entry({ skipped: ['checks', 'browser'] }), entry({})]));
  const [first, second] = await lines();
  expect(first).toHaveTextContent('Skipped: types, lint and tests, the browser check');
  expect(second).not.toHaveTextContent('Skipped');
});

it('shows the entries of one remote', async () => {
  const { user, api } = showOperations(
    operationsApi([aRemote(), aRemote({ name: 'search', title: 'Search' })]),
  );
  await chooseOption(user, await screen.findByRole('combobox', { name: 'Remote' }), 'search');
  await lines();
  expect(api.sent('GET', API.remotesJournal).at(-1)?.query.get('remote')).toBe('search');
});

it('shows earlier entries on demand, if there are any', async () => {
  const journal = Array.from({ length: 100 }, () => anEntry());
  const api = operationsApi().on('GET', API.remotesJournal, ({ query }: { query: URLSearchParams }) =>
    journal.slice(0, Number(query.get('limit'))).slice(0, 99),
  );
  const { user } = showOperations(api);
  expect(await lines()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show earlier entries' }));
  expect(await screen.findByText('Journal')).toBeVisible();
  await screen.findByText((_, node) => node?.tagName === 'OL' && node.children.length === 99);
  expect(screen.queryByRole('button', { name: 'Show earlier entries' })).not.toBeInTheDocument();
});

it('fails without affecting the remotes, and loads again on Retry', async () => {
  const api = operationsApi().on('GET', API.remotesJournal, refuse('TOO_MANY_REQUESTS', 'Too many.'));
  const { user } = showOperations(api);
  const box = within(await screen.findByRole('alert'));
  expect(box.getByText('Too many.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Calendar' })).toBeVisible();
  api.on('GET', API.remotesJournal, [anEntry()]);
  await user.click(box.getByRole('button', { name: 'Retry' }));
  expect(await lines()).toHaveLength(1);
});

it('shows a message without entries', async () => {
  showOperations(operationsApi([aRemote()], []));
  expect(await screen.findByText('No changes yet')).toBeVisible();
});
