import { createHash, createPublicKey } from 'node:crypto';
import { invalidField } from '../../../platform/http/index.js';

export interface ParsedKey {
  /** SPKI, as Node writes it. */
  pem: string;
  fingerprint: string;
}

/** An input of one line loses the line breaks of a pasted key. */
const PEM = /^-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]{1,1000})-----END PUBLIC KEY-----$/;

const wrong = (message: string) => invalidField('publicKey', message);

/** @throws 400 that says what is wrong; a private key is never stored */
export const parsePublicKey = (text: string): ParsedKey => {
  if (text.includes('PRIVATE KEY'))
    throw wrong(
      'This is a private key, which must not leave its owner: replace it by a new pair, and enter only the public key.',
    );
  const content = PEM.exec(text.trim())?.[1];
  const key = content && spkiOf(content);
  if (!key) throw wrong('Enter a public key that begins with -----BEGIN PUBLIC KEY-----.');
  if (key.asymmetricKeyType !== 'ed25519')
    throw wrong('Only Ed25519 keys are accepted: npx taskloom keygen creates a pair.');
  const fingerprint = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');
  return { pem: key.export({ type: 'spki', format: 'pem' }).toString(), fingerprint };
};

const spkiOf = (content: string) => {
  try {
    return createPublicKey({
      key: Buffer.from(content.replace(/\s/g, ''), 'base64'),
      format: 'der',
      type: 'spki',
    });
  } catch {
    return undefined;
  }
};
