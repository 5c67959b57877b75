import type { FastifyRequest } from 'fastify';
import type { AttachmentType } from '@taskloom/contracts';
import { ApiError, noteUpload } from '../../../platform/http/index.js';
import { spool, type SpooledFile } from '../../../platform/storage/index.js';
import { contentType } from './content-type.js';
import { displayName } from './display-name.js';
import {
  brokenUpload,
  fileMissing,
  fileTooLarge,
  fileTypeNotAllowed,
  noRoomForFiles,
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
  if (!part.file.truncated) {
    noteUpload(request, part, spooled.checksum);
    return { ...spooled, name: displayName(part.filename) };
  }
  await spooled.discard();
  throw fileTooLarge();
};

/** What a full disk, or a full quota on it, is called. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/** What the multipart reader throws is the sender's doing, however it words it; what the disk refuses is not. */
const explain = (error: unknown): unknown => {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  const { code, syscall } = { code: '', syscall: '', ...error };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge();
  if (NO_ROOM.includes(code)) return noRoomForFiles();
  return syscall === '' || code === 'ECONNRESET' ? brokenUpload() : error;
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
