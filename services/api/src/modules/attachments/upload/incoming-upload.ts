import type { FastifyRequest } from 'fastify';
import type { AttachmentType } from '@taskloom/contracts';
import { contentType } from './content-type.js';
import { displayName } from './display-name.js';
import { spool, type SpooledFile } from './spooled-file.js';
import {
  brokenUpload,
  fileMissing,
  fileTooLarge,
  fileTypeNotAllowed,
  notMultipart,
} from './upload.errors.js';

export interface IncomingUpload extends SpooledFile {
  name: string;
  type: AttachmentType;
}

const receive = async (request: FastifyRequest, folder: string): Promise<SpooledFile & { name: string }> => {
  const part = await request.file();
  if (!part) throw fileMissing();
  if (part.fieldname !== 'file') {
    part.file.resume();
    throw fileMissing();
  }
  const spooled = await spool(folder, part.file);
  if (!part.file.truncated) return { ...spooled, name: displayName(part.filename) };
  await spooled.discard();
  throw fileTooLarge();
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** What the multipart reader throws is the sender's doing; a full disk is not. */
const explain = (error: unknown): unknown => {
  const code = codeOf(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge();
  if (/^FST_|^ERR_STREAM_PREMATURE_CLOSE$|^ECONNRESET$|^ABORT/.test(code)) return brokenUpload();
  const reader = error instanceof Error && /multipart|boundary|Unexpected end|header/i.test(error.message);
  return reader ? brokenUpload() : error;
};

/** Reads one file from the body into the spool and decides its type by its content. */
export const incomingUpload = async (request: FastifyRequest, folder: string): Promise<IncomingUpload> => {
  if (!request.isMultipart()) throw notMultipart();
  const file = await receive(request, folder).catch((error: unknown) => {
    throw explain(error);
  });
  const type = await contentType(file.path).catch(async (error: unknown) => {
    await file.discard();
    throw error;
  });
  if (type) return { ...file, type };
  await file.discard();
  throw fileTypeNotAllowed();
};
