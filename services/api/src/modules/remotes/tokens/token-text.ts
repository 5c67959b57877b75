import { createHash, randomBytes } from 'node:crypto';

const FORM = /^tld_[A-Za-z0-9_-]{43}$/;

/** 256 random bits, with a prefix for secret scanners. */
export const newTokenText = (): string => `tld_${randomBytes(32).toString('base64url')}`;

/** `tld_` and 42 of the 256 random bits. */
export const shownPartOf = (text: string): string => text.slice(0, 11);

export const isTokenText = (text: string): boolean => FORM.test(text);

/** A fast hash is sufficient for a random token. */
export const hashOfToken = (text: string): Buffer => createHash('sha256').update(text).digest();
