import { exactSize, sizeIn } from './sizes';

const MEGABYTE = 1_048_576;

describe('a size', () => {
  it.each([
    ['500 MB', 500 * MEGABYTE],
    ['1.5 GB', 1_536 * MEGABYTE],
    ['2 TB', 2 * MEGABYTE * MEGABYTE],
    ['1024 TB', 1_024 * MEGABYTE * MEGABYTE],
    ['1500000 B', 1_500_000],
  ])('%s is read and written without a loss', (text, bytes) => {
    expect(sizeIn(text)).toBe(bytes);
    expect(sizeIn(exactSize(bytes))).toBe(bytes);
  });

  it('may have a comma, no space and small letters', () => {
    expect([sizeIn('1,5gb'), sizeIn(' 10 mb ')]).toEqual([1_536 * MEGABYTE, 10 * MEGABYTE]);
  });

  it.each(['', '5', 'GB', '-1 GB', '2 apples', '0 GB', '1 KB', '1025 TB'])(
    '%j is none of a quota',
    (text) => {
      expect(sizeIn(text)).toBeUndefined();
    },
  );
});
