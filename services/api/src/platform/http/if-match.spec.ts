import { parseIfMatch } from './if-match.js';

describe('parseIfMatch', () => {
  it.each([
    ['"7"', 7],
    ['W/"7"', 7],
    ['7', 7],
    ['"2147483647"', 2_147_483_647],
    ['*', undefined],
    [undefined, undefined],
  ])('reads %p as %p', (header, version) => {
    expect(parseIfMatch(header)).toBe(version);
  });

  it.each(['"x"', '', '"-1"', '"1", "2"', '"2147483648"', '"99999999999"'])('refuses %p', (header) => {
    expect(() => parseIfMatch(header)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });
});
