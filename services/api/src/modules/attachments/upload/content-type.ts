import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isNativeError } from 'node:util/types';
import { ATTACHMENT_TYPES, type AttachmentType } from '@taskloom/contracts';
import { fileTypeFromFile } from 'file-type';

/** What the library calls a type that the specification allows under another name. */
const SAME: Readonly<Record<string, AttachmentType>> = { 'image/apng': 'image/png' };

/** The container of old Office files; the stream that makes one a Word document has this name. */
const COMPOUND = 'application/x-cfb';
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** Formats that are texts themselves. What begins like any other and is a text all the same begins so by chance: `BMW`, `MAC`. */
const WRITTEN = /^text\/|^image\/svg|^application\/(?:xml|rtf|postscript|eps|pgp-encrypted)$/;

const isAllowed = (type: string): type is AttachmentType =>
  (ATTACHMENT_TYPES as readonly string[]).includes(type);

const isEncodingError = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Every byte belongs to UTF-8, and nothing is there that a text doesn't have. */
const isText = async (path: string): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      // eslint-disable-next-line no-control-regex -- binary files are told apart by just these
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
