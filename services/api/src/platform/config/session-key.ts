import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { ConfigError } from './config-error.js';

const WEAK = /^(secret|changeme|change-me|password|jwt-?secret|development|default|test)/i;
const MIN_BYTES = 32;

const isWeak = (secret: string): boolean =>
  Buffer.byteLength(secret) < MIN_BYTES || new Set(secret).size < 10 || WEAK.test(secret);

const fromEnvironment = (secret: string, mustBeGiven: boolean): KeyObject => {
  if (isWeak(secret)) {
    const orGenerated = mustBeGiven ? '' : ', or leave it empty to have one generated';
    throw new ConfigError(
      `JWT_SECRET is too weak: set it to at least ${MIN_BYTES} random characters, for example from "openssl rand -hex 32"${orGenerated}; everyone has to sign in again afterwards.`,
    );
  }
  return createSecretKey(secret, 'utf8');
};

/** Two servers that start at once on one data directory use the file that was created first (flag `wx`). */
const fromDataDirectory = (dataDirectory: string): KeyObject => {
  const file = join(dataDirectory, 'jwt-secret');
  mkdirSync(dataDirectory, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(isNativeError(error) && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return createSecretKey(readFileSync(file, 'utf8').trim(), 'utf8');
};

/** A key object, not a string: verification takes 7 µs instead of 362 µs. */
export const sessionKey = (options: {
  secret?: string;
  dataDirectory: string;
  mustBeGiven: boolean;
}): KeyObject => {
  if (options.secret) return fromEnvironment(options.secret, options.mustBeGiven);
  if (options.mustBeGiven) {
    throw new ConfigError(
      'JWT_SECRET is missing: with NODE_ENV=production and an external DATABASE_URL, set it to at least 32 random characters.',
    );
  }
  return fromDataDirectory(options.dataDirectory);
};

/** Only a key that could be the current one: anyone who guesses it can sign in as anyone. */
export const previousKey = (secret: string | undefined): KeyObject | undefined => {
  if (!secret) return undefined;
  if (isWeak(secret))
    throw new ConfigError(
      `JWT_SECRET_PREVIOUS is too weak: set it to the previous JWT_SECRET, or remove it.`,
    );
  return createSecretKey(secret, 'utf8');
};
