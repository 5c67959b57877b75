import { screen, waitFor } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { FakeApi, refuse, renderApp, type ApiCall } from '../test-kit';
import { useStoredValue } from './use-stored-value';

const PATH = API.ownValue('reports', 'period');
const PERIODS = ['week', 'month'] as const;
const isPeriod = (value: unknown): value is (typeof PERIODS)[number] => PERIODS.some((one) => one === value);
const stored = (value: unknown, version = 1) => ({
  key: 'period',
  value,
  version,
  updatedAt: '2026-11-20T10:15:00.000Z',
});

function Period({ projectId }: { projectId?: string }) {
  const { value, isLoading, store } = useStoredValue({
    remote: 'reports',
    key: 'period',
    projectId,
    fallback: 'week' as const,
    isValid: isPeriod,
  });
  return (
    <>
      <button onClick={() => store(value === 'month' ? 'week' : 'month')}>
        {isLoading ? 'Loading' : value}
      </button>
    </>
  );
}

const show = (api: FakeApi, projectId?: string) => renderApp(<Period projectId={projectId} />, { api });

describe('a stored value', () => {
  it('is the one of the server, or of its project', async () => {
    show(new FakeApi().on('GET', API.projectValue('p1', 'reports', 'period'), stored('month')), 'p1');
    expect(await screen.findByRole('button', { name: 'month' })).toBeVisible();
  });

  it.each([null, 'year', { period: 'month' }])('is the fallback when the server has %j', async (value) => {
    show(new FakeApi().on('GET', PATH, stored(value)));
    expect(await screen.findByRole('button', { name: 'week' })).toBeVisible();
  });

  it('is shown at once and sent', async () => {
    const api = new FakeApi().on('GET', PATH, stored('week')).on('PUT', PATH, stored('month', 2));
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'week' }));
    expect(screen.getByRole('button', { name: 'month' })).toBeVisible();
    await waitFor(() => expect(api.sent('PUT', PATH)).toHaveLength(1));
    const [put] = api.sent('PUT', PATH);
    expect(put?.body).toEqual({ value: 'month' });
    expect(put?.headers.get('if-match')).toBe('"1"');
  });

  it('names the version of the change before it when two follow each other at once', async () => {
    let version = 7;
    const api = new FakeApi()
      .on('GET', PATH, stored('week', 7))
      .on('PUT', PATH, ({ body }: ApiCall) => stored((body as { value: string }).value, (version += 1)));
    const { user } = show(api);
    await user.dblClick(await screen.findByRole('button', { name: 'week' }));
    await waitFor(() => expect(api.sent('PUT', PATH)).toHaveLength(2));
    expect(api.sent('PUT', PATH).map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"8"']);
  });

  it('gives way to what someone else has stored meanwhile', async () => {
    const stale = refuse('STALE_VERSION', 'This was changed by someone else.', {
      current: stored('month', 5),
    });
    const api = new FakeApi().on('GET', PATH, stored('year', 4)).on('PUT', PATH, stale);
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'week' }));
    expect(await screen.findByText('This was changed by someone else.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'month' })).toBeVisible();
  });

  it('returns to the earlier one when the server refuses it', async () => {
    const api = new FakeApi()
      .on('GET', PATH, stored('week'))
      .on('PUT', PATH, refuse('REMOTE_STORE_FULL', 'This remote has no room for more data.'));
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'week' }));
    expect(await screen.findByText('This remote has no room for more data.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'week' })).toBeVisible();
  });
});
