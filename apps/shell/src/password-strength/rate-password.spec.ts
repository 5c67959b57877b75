import allPasswords from '@zxcvbn-ts/language-common/src/passwords.json';
import common from './common-passwords.json';
import { ratePassword } from './rate-password';

const maya = ['Maya Lindqvist', 'm.lindqvist@fernbank.example'];

describe('The rating of a password', () => {
  it.each(['12345', 'a'])('calls %s short', (password) => {
    expect(ratePassword(password, maya)).toBe('short');
  });

  it.each(['123456', 'password', 'Password', 'P@ssw0rd', 'iloveyou', 'passwort'])(
    'calls %s common',
    (password) => {
      expect(ratePassword(password, maya)).toBe('common');
    },
  );

  it.each([
    'Maya2026',
    'lindqvist',
    'm4y4l1ndqv1st',
    'tsivqdnil1',
    'm.lindqvist@fernbank.example',
    'fernbank!',
  ])('detects the name or e-mail address in %s', (password) => {
    expect(ratePassword(password, maya)).toBe('personal');
  });

  it('accepts the name of another person', () => {
    expect(ratePassword('fernbank-otter-quilt-marble', [])).toBe('strong');
  });

  it.each(['abcdef', 'aaaaaaaa', 'qwertz', 'yxcvbn', '19.03.1984', 'summer24'])(
    'calls %s easy',
    (password) => {
      expect(ratePassword(password, maya)).toBe('easy');
    },
  );

  it('calls a long passphrase strong', () => {
    expect(ratePassword('otter quilt marble lantern', maya)).toBe('strong');
  });

  it('rates a password of the greatest length', () => {
    expect(ratePassword('kV9#'.repeat(256), maya)).not.toBe('short');
  });
});

describe('The list of common passwords', () => {
  it('is the first 10,000 of the package', () => {
    expect(common.words.split(' ')).toEqual(allPasswords.slice(0, 10_000));
  });
});
