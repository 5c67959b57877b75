import { STORAGE_KEYS, type RemoteBeacon } from '@taskloom/contracts';
import { reportLoad } from './beacon';

const sentFor = (part: Partial<RemoteBeacon>): unknown => {
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  reportLoad({
    name: 'reports',
    version: '1.0.0',
    outcome: 'failed',
    stage: 'entry',
    durationMs: 9,
    ...part,
  });
  const [url, request] = send.mock.lastCall ?? [];
  expect([url, request?.method, request?.keepalive]).toEqual(['/api/remotes/beacons', 'POST', true]);
  return JSON.parse(String(request?.body));
};

it('sends the same reason for the same failure, regardless of the origin and the number of retries', () => {
  const file = `${window.location.origin}/r/reports/1.0.0/remote-entry.js`;
  for (const url of [file, `${file}?retry=1`, `${file}?retry=12`])
    expect(sentFor({ reason: `entry: ${url} answered 404` })).toMatchObject({
      reason: 'entry: /r/reports/1.0.0/remote-entry.js answered 404',
    });
});

it('sends it with the session of the signed-in person', () => {
  localStorage.setItem(STORAGE_KEYS.token, 'session');
  sentFor({});
  expect(jest.mocked(globalThis.fetch).mock.lastCall?.[1]?.headers).toMatchObject({
    authorization: 'Bearer session',
  });
  localStorage.removeItem(STORAGE_KEYS.token);
  sentFor({});
  expect(jest.mocked(globalThis.fetch).mock.lastCall?.[1]?.headers).not.toHaveProperty('authorization');
});

it('clamps values that the API would refuse', () => {
  expect(sentFor({ durationMs: 70_000.4, reason: 'x'.repeat(400) })).toMatchObject({
    durationMs: 60_000,
    reason: 'x'.repeat(300),
  });
  expect(sentFor({ durationMs: -1 })).toMatchObject({ durationMs: 0 });
});
