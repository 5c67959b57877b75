import { entries } from '../test/sample-remotes';
import { goKeys, pathFor } from './go-keys';

const more = (label: string, path: string) => ({ label, path, icon: 'x', order: 99 });

describe('Shortcuts to the screens', () => {
  it.each([
    [['g', 'd'], '/'],
    [['g', 'c'], '/calendar'],
    [['g', 't'], '/team'],
    [['/'], '/search'],
    [['g', 's'], undefined],
    [['d'], undefined],
    [['g'], undefined],
  ])('%j leads to %s', (pressed, path) => {
    expect(pathFor(goKeys(entries), pressed)).toBe(path);
  });

  it('gives a new screen its first letter', () => {
    expect(pathFor(goKeys([...entries, more('Reports', '/reports')]), ['g', 'r'])).toBe('/reports');
    expect(pathFor(goKeys([more('👨‍👩‍👧 Family', '/family')]), ['g', '👨‍👩‍👧'])).toBe('/family');
  });

  it('takes no letter away from a screen above', () => {
    const keys = goKeys([...entries, more('Charts', '/charts')]);
    expect(pathFor(keys, ['g', 'c'])).toBe('/calendar');
    expect(keys.get('/charts')).toBeUndefined();
  });
});
