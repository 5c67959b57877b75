import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../platform/secrets/index.js';

const COUNT = 10;
/** Without letters that look like digits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 24;

/** 118 random bits in six groups, more than a plain hash needs; bytes that would favour some letters are skipped. */
const newCode = (): string => {
  let code = '';
  while (code.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < LETTERS.length * 8 && code.length < LENGTH) code += LETTERS[byte % LETTERS.length];
    }
  }
  return code.replace(/(.{4})(?=.)/g, '$1-');
};

export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode);

/** The hash that is stored, encrypted. Upper case, spaces and missing hyphens don't matter. */
export const hashRecoveryCode = (code: string): Buffer =>
  hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
