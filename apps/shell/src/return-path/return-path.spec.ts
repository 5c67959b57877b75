import { returnPath } from './return-path';

describe('The return path after the sign-in', () => {
  it.each(['/projects/p1?task=t1', '/calendar#x', '/'])('leads to %s', (from) => {
    expect(returnPath({ from })).toBe(from);
  });

  it.each([
    null,
    undefined,
    'text',
    {},
    { from: 3 },
    { from: '//evil.example' },
    { from: '/\\evil' },
    { from: 'https://evil.example' },
  ])('leads to the dashboard instead of %p', (state) => {
    expect(returnPath(state)).toBe('/');
  });
});
