import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isNativeError } from 'node:util/types';
import { ATTACHMENT_TYPES, type AttachmentType } from '@taskloom/contracts';
import { fileTypeFromFile } from 'file-type';

/** The library's names of types that the specification allows under another name. */
const SAME: Readonly<Record<string, AttachmentType>> = { 'image/apng': 'image/png' };

/** The container format of old Office files; a Word document contains a stream of this name. */
const COMPOUND = 'application/x-cfb';
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** Text-based formats. A text that starts with the signature of another format (`BMW`, `MAC`) is still a text. */
const WRITTEN = /^text\/|^image\/svg|^application\/(?:xml|rtf|postscript|eps|pgp-encrypted)$/;

const isAllowed = (type: string): type is AttachmentType =>
  (ATTACHMENT_TYPES as readonly string[]).includes(type);

const isEncodingError = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Whether the content is valid UTF-8 without binary control characters. */
const isText = async (path: string): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      // eslint-disable-next-line no-control-regex -- these characters identify binary files
      if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(decoder.decode(chunk, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (isEncodingError(error)) return false;
    throw error;
  }
};

/** The type of a stored file by its content, never by its name; undefined when it may not be attached (specification 5). */
export const contentType = async (path: string): Promise<AttachmentType | undefined> => {
  const found = await fileTypeFromFile(path);
  if (!found) return (await isText(path)) ? 'text/plain' : undefined;
  const mime = String(found.mime);
  if (mime === COMPOUND)
    return (await readFile(path)).includes(WORD_STREAM) ? 'application/msword' : undefined;
  const type = SAME[mime] ?? mime;
  if (isAllowed(type)) return type;
  return !WRITTEN.test(mime) && (await isText(path)) ? 'text/plain' : undefined;
};
