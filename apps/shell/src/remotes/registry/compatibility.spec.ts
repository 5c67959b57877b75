import { mismatchOf, PROVIDED } from './compatibility';

const provided = { contracts: '1.4.0', client: '2.0.1', ui: '1.0.0' };
const fits = { contracts: '^1.2.0', client: '^2.0.0', ui: '>=1.0.0 <3' };

it('lets a remote run whose ranges all fit', () => {
  expect(mismatchOf({ requires: fits }, provided)).toBeNull();
});

it.each([
  ['contracts', '^1.5.0'],
  ['contracts', '^2.0.0'],
  ['client', '^1.0.0'],
  ['ui', '~1.1.0'],
  ['ui', 'not a range'],
  ['ui', ''],
] as const)('names %s when it needs %j', (library, needs) => {
  expect(mismatchOf({ requires: { ...fits, [library]: needs } }, provided)).toEqual({
    library,
    needs,
    has: provided[library],
  });
});

it('knows the versions that this shell was built with', () => {
  expect(Object.values(PROVIDED)).toEqual([
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  ]);
});
