import { createHash, randomBytes } from 'node:crypto';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 256 random bits for the link, and their hash, which is stored. */
export const newToken = (): { token: string; tokenHash: Buffer } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
};
