import { mismatchOf, PROVIDED } from './compatibility';

const provided = { contracts: '1.4.0', client: '2.0.1', ui: '1.0.0', shell: '3.1.0' };
const fits = { contracts: '^1.2.0', client: '^2.0.0', ui: '>=1.0.0 <3' };

it('accepts a remote whose ranges all match', () => {
  expect(mismatchOf({ requires: fits }, null, provided)).toBeNull();
});

it.each([
  ['contracts', '^1.5.0'],
  ['contracts', '^2.0.0'],
  ['client', '^1.0.0'],
  ['ui', '~1.1.0'],
  ['ui', 'not a range'],
  ['ui', ''],
  ['shell', '^4.0.0'],
] as const)('names %s when it needs %j', (provider, needs) => {
  expect(mismatchOf({ requires: { ...fits, [provider]: needs } }, null, provided)).toEqual({
    provider,
    needs,
    has: provided[provider],
  });
});

it('names a required capability that the API lacks', () => {
  const requires = { ...fits, api: ['s3', 'mail'] };
  expect(mismatchOf({ requires }, ['s3'], provided)).toEqual({ provider: 'api', needs: 'mail', has: 's3' });
  expect(mismatchOf({ requires }, ['s3', 'mail'], provided)).toBeNull();
});

it('refuses no remote while the capabilities are unknown', () => {
  expect(mismatchOf({ requires: { ...fits, api: ['mail'] } }, null, provided)).toBeNull();
});

it('uses the versions of the libraries of the shell', () => {
  expect(Object.values(PROVIDED)).toEqual([
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  ]);
});
