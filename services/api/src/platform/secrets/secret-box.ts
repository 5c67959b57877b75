import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../config/index.js';

const PURPOSE = 'taskloom stored secrets';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([\w-]{6})\.([\w-]+)$/;

interface Key {
  id: string;
  bytes: Buffer;
}

const keyFrom = (secret: KeyObject): Key => {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32));
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 6), bytes };
};

/**
 * Encrypts secrets that have to be read again, with AES-256-GCM and a key derived from `JWT_SECRET`. Text sealed under
 * `JWT_SECRET_PREVIOUS` can still be opened.
 */
@Injectable()
export class SecretBox {
  private readonly key: Key;
  private readonly previous: Key | undefined;

  constructor(config: ConfigService<Config, true>) {
    const { key, previous } = config.get('session', { infer: true });
    this.key = keyFrom(key);
    this.previous = previous && keyFrom(previous);
  }

  /** Prefix of everything that is sealed with the current key. */
  get currentPrefix(): string {
    return `v1.${this.key.id}.`;
  }

  /** @param owner only with the same owner can the text be opened, so that it can't be copied to another row */
  seal(text: string, owner: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key.bytes, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const sealed = Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
    return `${this.currentPrefix}${sealed.toString('base64url')}`;
  }

  /** The text, or text that was never sealed as it is; undefined when no key opens it. */
  open(stored: string, owner: string): string | undefined {
    return SEALED.test(stored) ? this.openSealed(stored, owner) : stored;
  }

  /** The same for text from outside: undefined for text that was never sealed. */
  openSealed(text: string, owner: string): string | undefined {
    const [, id, sealed] = SEALED.exec(text) ?? [];
    if (id === undefined || sealed === undefined) return undefined;
    const key = [this.key, this.previous].find((each) => each?.id === id);
    return key && decrypt(Buffer.from(sealed, 'base64url'), key, owner);
  }
}

const decrypt = (sealed: Buffer, { bytes }: Key, owner: string): string | undefined => {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', bytes, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(tag);
    const encrypted = sealed.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};
