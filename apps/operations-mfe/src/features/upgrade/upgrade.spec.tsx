import { screen, within } from '@testing-library/react';
import { API, type RemoteUpgrade } from '@taskloom/contracts';
import { refuse } from '@taskloom/client/test-kit';
import { operationsApi, showOperations } from '../../test/show-operations';

const RESULT: RemoteUpgrade[] = [
  {
    name: 'team',
    title: 'Team',
    verdict: 'runs',
    versions: [{ version: '1.0.0', place: 'live', unmet: [] }],
  },
  {
    ...{ name: 'work', title: 'My work', verdict: 'warned' },
    versions: [
      { version: '1.1.0', place: 'live', unmet: [] },
      { version: '1.0.0', place: 'earlier', unmet: ['ui ^1.0.0'] },
    ],
  },
  {
    ...{ name: 'calendar', title: 'Calendar', verdict: 'refused' },
    versions: [{ version: '1.4.0', place: 'live', unmet: ['contracts ^1.30.0', 'ui ^1.0.0'] }],
  },
];

const open = async (answer: unknown = RESULT) => {
  const api = operationsApi().on('GET', API.remoteUpgrade, answer);
  const shown = showOperations(api);
  await shown.user.click(await screen.findByRole('button', { name: 'Check an upgrade…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check an upgrade' }));
  const fill = async (versions: string[]) => {
    for (const [at, label] of ['Contracts', 'Client', 'UI'].entries())
      await shown.user.type(await dialog.findByLabelText(label), versions[at] ?? '');
    await shown.user.click(dialog.getByRole('button', { name: 'Check' }));
  };
  return { ...shown, api, dialog, fill };
};

describe('the check of an upgrade', () => {
  it('shows what runs with the release, what is refused, and what could not be rolled back', async () => {
    const { api, dialog, fill } = await open();
    await fill(['2.0.0', '2.0.0', ' 2.0.0']);
    const list = await dialog.findByRole('list', { name: 'Remotes with this release' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'TeamteamRuns',
      'My workworkWarningA rollback is not possible: 1.0.0 requires ui ^1.0.0.',
      'CalendarcalendarRefusedThe live version 1.4.0 requires contracts ^1.30.0, ui ^1.0.0.',
    ]);
    const [sent] = api.sent('GET', API.remoteUpgrade);
    expect(String(sent?.query)).toBe('contracts=2.0.0&client=2.0.0&ui=2.0.0');
  });

  it('asks for versions before it compares anything', async () => {
    const { api, dialog, fill } = await open();
    await fill(['2.0.0', 'newest', '2']);
    expect(dialog.getAllByText('Enter a version, such as 1.40.0.')).toHaveLength(2);
    expect(api.sent('GET', API.remoteUpgrade)).toEqual([]);
  });

  it('shows why nothing could be compared, and retries', async () => {
    const { api, user, dialog, fill } = await open(refuse('TOO_MANY_REQUESTS', 'Too many.'));
    await fill(['2.0.0', '2.0.0', '2.0.0']);
    expect(await dialog.findByText('Too many.')).toBeVisible();
    api.on('GET', API.remoteUpgrade, RESULT);
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Refused')).toBeVisible();
  });
});
