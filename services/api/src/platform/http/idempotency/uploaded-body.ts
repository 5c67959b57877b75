import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

interface Part {
  fieldname: string;
  filename: string;
}

const digests = new WeakMap<object, string>();

const digestOf = ({ fieldname, filename }: Part, sha256: string): string =>
  JSON.stringify([fieldname, filename, sha256]);

/** Records the content of an accepted upload, so that its key is refused for another file. */
export const noteUpload = (request: FastifyRequest, part: Part, sha256: string): void => {
  digests.set(request, digestOf(part, sha256));
};

export const notedUpload = (request: FastifyRequest): string | undefined => digests.get(request);

/** Reads an upload that will not be stored. Undefined unless it is exactly one complete file; then no key is stored. */
export const readUpload = async (request: FastifyRequest): Promise<string | undefined> => {
  let digest: string | undefined;
  if (request.raw.destroyed) return undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') return undefined;
    const hash = createHash('sha256');
    // The parser sets no encoding, so its chunks are buffers.
    for await (const chunk of part.file) hash.update(chunk as Buffer);
    if (part.file.truncated) return undefined;
    digest = digestOf(part, hash.digest('hex'));
  }
  return digest;
};
