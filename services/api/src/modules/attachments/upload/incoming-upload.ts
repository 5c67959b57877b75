import type { MultipartFile } from '@fastify/multipart';
import type { SchemaObject } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AttachmentType } from '@taskloom/contracts';
import { ApiError, noteUpload } from '../../../platform/http/index.js';
import { spool, type SpooledFile } from '../../../platform/storage/index.js';
import { contentType } from './content-type.js';
import { displayName } from './display-name.js';
import {
  brokenUpload,
  fileEmpty,
  fileMissing,
  fileTooLarge,
  fileTypeNotAllowed,
  notMultipart,
  oneFileOnly,
} from './upload.errors.js';

export interface IncomingUpload extends SpooledFile {
  name: string;
  type: AttachmentType;
}

/** An upload request whose body is still unread. */
export interface UploadForm {
  /** Length of the whole form; undefined if the client doesn't announce it. */
  bytes?: number;
  /** Reads the file into the folder and decides its type by its content. */
  receive(folder: string): Promise<IncomingUpload>;
}

/** The body of an upload in the OpenAPI document. */
export const FILE_FORM: SchemaObject = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

export const uploadForm = (request: FastifyRequest): UploadForm => {
  const length = request.headers['content-length'];
  return {
    bytes: length === undefined ? undefined : Number(length),
    receive: (folder) => incomingUpload(request, folder),
  };
};

type ReceivedFile = SpooledFile & { name: string };

const receiveFile = async (
  request: FastifyRequest,
  part: MultipartFile,
  folder: string,
): Promise<ReceivedFile> => {
  if (part.fieldname !== 'file') {
    part.file.resume();
    throw fileMissing();
  }
  const spooled = await spool(folder, part.file);
  if (!part.file.truncated && spooled.size > 0) {
    noteUpload(request, part, spooled.checksum);
    return { ...spooled, name: displayName(part.filename) };
  }
  await spooled.discard();
  throw part.file.truncated ? fileTooLarge() : fileEmpty();
};

/** Reads the form to its end, and refuses additional parts instead of dropping them. */
const receive = async (request: FastifyRequest, folder: string): Promise<ReceivedFile> => {
  // The multipart reader would wait for ever for the end of a body whose connection is already closed.
  if (request.raw.destroyed) throw brokenUpload();
  let received: ReceivedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') throw received ? oneFileOnly() : fileMissing();
      received = await receiveFile(request, part, folder);
    }
  } catch (error) {
    await received?.discard();
    throw error;
  }
  if (!received) throw fileMissing();
  return received;
};

/** More than the limits of the multipart reader allow: one file, and few fields. */
const TOO_MANY = ['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'];

/** Errors of the multipart reader are client errors, errors of the disk are not. */
const explain = (error: unknown): unknown => {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  const { code, syscall } = { code: '', syscall: '', ...error };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge();
  if (TOO_MANY.includes(code)) return oneFileOnly();
  return syscall === '' || code === 'ECONNRESET' ? brokenUpload() : error;
};

const incomingUpload = async (request: FastifyRequest, folder: string): Promise<IncomingUpload> => {
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
