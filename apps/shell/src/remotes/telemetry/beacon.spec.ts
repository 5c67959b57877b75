import { STORAGE_KEYS, type RemoteBeacon } from '@taskloom/contracts';
import { tellLoad } from './beacon';

const told = (part: Partial<RemoteBeacon>): unknown => {
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  tellLoad({ name: 'reports', version: '1.0.0', outcome: 'failed', stage: 'entry', durationMs: 9, ...part });
  const [url, request] = send.mock.lastCall ?? [];
  expect([url, request?.method, request?.keepalive]).toEqual(['/api/remotes/beacons', 'POST', true]);
  return JSON.parse(String(request?.body));
};

it('tells the same failure by the same words, wherever the shell lies and however often it was tried', () => {
  const file = `${window.location.origin}/r/reports/1.0.0/remote-entry.js`;
  for (const url of [file, `${file}?retry=1`, `${file}?retry=12`])
    expect(told({ reason: `entry: ${url} answered 404` })).toMatchObject({
      reason: 'entry: /r/reports/1.0.0/remote-entry.js answered 404',
    });
});

it('tells it as the person who is signed in', () => {
  localStorage.setItem(STORAGE_KEYS.token, 'session');
  told({});
  expect(jest.mocked(globalThis.fetch).mock.lastCall?.[1]?.headers).toMatchObject({
    authorization: 'Bearer session',
  });
  localStorage.removeItem(STORAGE_KEYS.token);
  told({});
  expect(jest.mocked(globalThis.fetch).mock.lastCall?.[1]?.headers).not.toHaveProperty('authorization');
});

it('tells nothing that the API would refuse', () => {
  expect(told({ durationMs: 70_000.4, reason: 'x'.repeat(400) })).toMatchObject({
    durationMs: 60_000,
    reason: 'x'.repeat(300),
  });
  expect(told({ durationMs: -1 })).toMatchObject({ durationMs: 0 });
});
