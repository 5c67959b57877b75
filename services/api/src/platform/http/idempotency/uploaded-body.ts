import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

interface Part {
  fieldname: string;
  filename: string;
}

const digests = new WeakMap<object, string>();

const digestOf = ({ fieldname, filename }: Part, sha256: string): string =>
  JSON.stringify([fieldname, filename, sha256]);

/** Whoever takes an upload in tells what was in it, so that its key is refused for another file. */
export const noteUpload = (request: FastifyRequest, part: Part, sha256: string): void => {
  digests.set(request, digestOf(part, sha256));
};

export const notedUpload = (request: FastifyRequest): string | undefined => digests.get(request);

/** What is in an upload that nobody is going to take in; undefined without exactly one whole file, for which no key is kept. */
export const readUpload = async (request: FastifyRequest): Promise<string | undefined> => {
  let digest: string | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') return undefined;
    const hash = createHash('sha256');
    // The parser's chunks are buffers, as it sets no encoding.
    for await (const chunk of part.file) hash.update(chunk as Buffer);
    if (part.file.truncated) return undefined;
    digest = digestOf(part, hash.digest('hex'));
  }
  return digest;
};
