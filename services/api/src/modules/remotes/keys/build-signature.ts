import { createHash, verify } from 'node:crypto';
import { isRecord, type RemoteArtefact } from '@taskloom/contracts';

export interface BuildSignature {
  /** Of the key. */
  fingerprint: string;
  /** In base64url. */
  signature: string;
}

/** The fields that the signature of a build covers. */
export type SignedBuild = Omit<RemoteArtefact, 'tools' | 'commit'>;

const HEADER = /^([0-9a-f]{64})\.([A-Za-z0-9_-]{86})$/;

/** The value of the header `Build-Signature`; undefined when it is malformed. */
export const parseSignature = (header: string): BuildSignature | undefined => {
  const [, fingerprint, signature] = HEADER.exec(header) ?? [];
  return fingerprint && signature ? { fingerprint, signature } : undefined;
};

/** JSON with the keys of all objects in order, so that both sides get the same text. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]),
  );
};

/**
 * The signed text: a prefix that no other kind of signature has, name, version, and the SHA-256 of `remote.json`, which contains the
 * checksum of each file. Commit and tools are left out, because equal builds may differ in them. The CLI makes the same text.
 */
export const signedText = (build: SignedBuild & Partial<RemoteArtefact>): string => {
  const { tools: _tools, commit: _commit, ...content } = build;
  const hash = createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('hex');
  return `taskloom-build-v1\n${build.name}\n${build.version}\n${hash}\n`;
};

export const isSignedBy = (publicKey: string, signature: string, build: SignedBuild): boolean =>
  verify(null, Buffer.from(signedText(build)), publicKey, Buffer.from(signature, 'base64url'));
