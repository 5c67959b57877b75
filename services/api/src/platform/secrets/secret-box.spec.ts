import { createSecretKey } from 'node:crypto';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../config/index.js';
import { SecretBox } from './secret-box.js';

const boxWith = (key: string, previous?: string): SecretBox => {
  const keyOf = (text: string) => createSecretKey(text, 'utf8');
  const session = { key: keyOf(key), previous: previous && keyOf(previous), days: 30, idleMinutes: 0 };
  return new SecretBox(new ConfigService<Config, true>({ session }));
};

const SECRET = 'JBSWY3DPEHPK3PXP';
const sealed = boxWith('first key').seal(SECRET, 'ann');

describe('a sealed secret', () => {
  it('is opened with its key and for its owner only', () => {
    expect(sealed).not.toContain(SECRET);
    expect(boxWith('first key').open(sealed, 'ann')).toBe(SECRET);
    expect(boxWith('first key').open(sealed, 'ben')).toBeUndefined();
    expect(boxWith('second key').open(sealed, 'ann')).toBeUndefined();
  });

  it('is opened with the previous key, and sealed with the current one', () => {
    const box = boxWith('second key', 'first key');
    expect(box.open(sealed, 'ann')).toBe(SECRET);
    expect(boxWith('second key').open(box.seal(SECRET, 'ann'), 'ann')).toBe(SECRET);
  });

  it('is refused once it has been changed', () => {
    // Not the last character, some of whose bits base64url leaves unused.
    const [start, changed, end] = [sealed.slice(0, -9), sealed.at(-9) === 'A' ? 'B' : 'A', sealed.slice(-8)];
    expect(boxWith('first key').open(`${start}${changed}${end}`, 'ann')).toBeUndefined();
    expect(boxWith('first key').open(sealed.slice(0, 40), 'ann')).toBeUndefined();
  });

  it('differs each time', () => {
    expect(boxWith('first key').seal(SECRET, 'ann')).not.toBe(sealed);
  });
});

it('reads a secret of an earlier version as it is', () => {
  expect(boxWith('first key').open(SECRET, 'ann')).toBe(SECRET);
});
