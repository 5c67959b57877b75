import { generateKeyPairSync, createHash, sign } from 'node:crypto';
import type { RemoteArtefact } from '@taskloom/contracts';
import { signedText } from '../src/modules/remotes/keys/build-signature.js';

/** A key pair of a team. */
export const keyPair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const fingerprint = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    fingerprint,
    /** The value of `Build-Signature`. */
    sign: (build: RemoteArtefact): string =>
      `${fingerprint}.${sign(null, Buffer.from(signedText(build)), privateKey).toString('base64url')}`,
  };
};
