import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pretendMedia } from '../test/media';
import { THEME_STORAGE_KEY } from './theme-mode';

const script = readFileSync(join(__dirname, 'theme-boot.js'), 'utf8');

/** Runs the file like a `<script src>` in the head does. */
const boot = (): string | undefined => {
  delete document.documentElement.dataset.theme;
  window.eval(script);
  return document.documentElement.dataset.theme;
};

beforeEach(() => localStorage.clear());

describe('theme-boot.js', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ])('stored %s on a dark system: %s gives %s', (stored, darkSystem, shown) => {
    localStorage.setItem(THEME_STORAGE_KEY, stored);
    pretendMedia((query) => darkSystem && query.includes('dark'));
    expect(boot()).toBe(shown);
  });

  it('follows the system when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    pretendMedia((query) => query.includes('dark'));
    expect(boot()).toBe('dark');
  });

  it('is a classic script, not a module', () => {
    expect(script).not.toMatch(/^[ \t]*(?:import|export)\s/m);
  });
});
