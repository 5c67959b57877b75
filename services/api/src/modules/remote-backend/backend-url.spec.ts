import { backendUrl, restOf } from './backend-url.js';

const BACKEND = 'https://reports.example.com/api';

describe('the address of a call', () => {
  it.each([
    ['summary', 'https://reports.example.com/api/summary'],
    ['', 'https://reports.example.com/api/'],
    ['a/b%2Fc?day=2026-11-20&q=%C3%A4', 'https://reports.example.com/api/a/b%2Fc?day=2026-11-20&q=%C3%A4'],
    ['//evil.example/x', 'https://reports.example.com/api///evil.example/x'],
    ['https://evil.example', 'https://reports.example.com/api/https://evil.example'],
    ['@evil.example', 'https://reports.example.com/api/@evil.example'],
    ['a/../b', 'https://reports.example.com/api/b'],
    ['a#b', 'https://reports.example.com/api/a'],
  ])('for %s is %s', (rest, url) => {
    expect(backendUrl(BACKEND, rest)?.href).toBe(url);
  });

  it.each(['../admin', '%2e%2e/admin', '.%2E/admin', 'a/../../admin', '..\\admin', '..', '../apis'])(
    'for %s does not exist, because it leads out of the agreed one',
    (rest) => expect(backendUrl(BACKEND, rest)).toBeUndefined(),
  );
});

it('keeps the rest of the path and the query as they were sent', () => {
  expect(restOf('/api/remotes/reports/backend/a%2Fb/backend/c?x=/backend/y')).toBe(
    'a%2Fb/backend/c?x=/backend/y',
  );
  expect(restOf('/api/remotes/backend/%62ackend/a')).toBe('a');
});
