// @ts-check
/** Signs builds with the key of their team, as the registry verifies it. */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Failure } from '../../run/terminal/failure.mjs';

/**
 * @typedef {import('node:crypto').KeyObject} KeyObject
 * @typedef {import('@taskloom/contracts').RemoteArtefact} Artefact
 */

/** Where `keygen` writes the private key by default. */
export const KEY_FILE = 'signing-key.pem';
const KEYGEN = 'taskloom keygen creates one';

/** The key that the option or the environment names: a file, or in the environment the PEM text itself. @param {string} [file] @returns {KeyObject | undefined} */
export function signingKey(file) {
  const text = file ?? process.env.TASKLOOM_SIGNING_KEY;
  if (!text) return undefined;
  const isText = file === undefined && text.includes('-----BEGIN');
  if (!isText && !existsSync(text)) throw new Failure(`There is no signing key in ${text}: ${KEYGEN}.`);
  const key = keyIn(isText ? text : readFileSync(text, 'utf8'));
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new Failure(
    `The signing key must be a private Ed25519 key in PEM format without a password: ${KEYGEN}.`,
  );
}

/** @param {string} text */
function keyIn(text) {
  try {
    return createPrivateKey(text);
  } catch {
    return undefined;
  }
}

/** SHA-256 of the public key, by which the registry finds it. @param {KeyObject} key */
export const fingerprintOf = (key) =>
  createHash('sha256')
    .update(createPublicKey(key).export({ type: 'spki', format: 'der' }))
    .digest('hex');

/** JSON with the keys of all objects in order. @param {unknown} value @returns {unknown} */
function canonical(value) {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]),
  );
}

/** The text that is signed; the registry makes the same one. @param {Artefact} artefact */
export function signedText({ tools: _tools, commit: _commit, ...content }) {
  const hash = createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('hex');
  return `taskloom-build-v1\n${content.name}\n${content.version}\n${hash}\n`;
}

/** The header of the publication; none without a key. @param {Artefact} artefact @param {KeyObject} [key] @returns {Record<string, string>} */
export function signatureHeader(artefact, key) {
  if (!key) return {};
  const signature = sign(null, Buffer.from(signedText(artefact)), key).toString('base64url');
  return { 'build-signature': `${fingerprintOf(key)}.${signature}` };
}

/**
 * Writes a new private key, which only its owner may read, and prints the public key.
 * @param {import('../../run/terminal/steps.mjs').Steps} steps @param {string} file
 */
export function createKey(steps, file) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new Failure(`${file} could not be written: choose a file that does not exist.`, { cause: error });
  }
  const text = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  steps.say(
    `The private key is in ${file}: store it as TASKLOOM_SIGNING_KEY in the secrets of the pipeline,`,
  );
  steps.say('and never commit it. A team admin registers the public key on the operations page:\n');
  steps.say(text);
  return { file, publicKey: text, fingerprint: fingerprintOf(privateKey) };
}
