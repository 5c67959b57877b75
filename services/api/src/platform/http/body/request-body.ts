import type { IncomingMessage } from 'node:http';
import { isRecord } from '@taskloom/contracts';
import { ApiError, malformedBody } from '../errors/api-error.js';
import { isJsonType } from './media-type.js';
import { parseStrictJson } from './strict-json.js';

export type JsonObject = Record<string, unknown>;

export const JSON_BYTES = 256 * 1024;

/**
 * The body of a request, read lazily: guards run first, so a stranger's body is never read, and the order of errors is
 * 401, 404, 403, then 400, 413, 415 (specification 10).
 */
export class RequestBody {
  private reading?: Promise<Buffer>;
  private parsing?: Promise<JsonObject>;

  constructor(
    private readonly stream: IncomingMessage,
    readonly contentType: string | undefined,
  ) {}

  bytes(): Promise<Buffer> {
    return (this.reading ??= this.read());
  }

  /** The JSON object; `{}` for an empty body. */
  json(): Promise<JsonObject> {
    return (this.parsing ??= this.parse());
  }

  private async parse(): Promise<JsonObject> {
    if (this.contentType !== undefined && !isJsonType(this.contentType)) throw unsupported();
    const bytes = await this.bytes();
    if (bytes.length === 0) return {};
    if (this.contentType === undefined) throw unsupported();
    const value = parseStrictJson(decode(bytes));
    if (!isRecord(value)) throw malformedBody('The request body must be a JSON object.');
    return value;
  }

  private async read(): Promise<Buffer> {
    if (Number(this.stream.headers['content-length']) > JSON_BYTES) throw tooLarge();
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of this.stream) {
      length += chunk.length;
      if (length > JSON_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const decode = (bytes: Buffer): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformedBody('The request body is not valid UTF-8.');
  }
};

const tooLarge = () => new ApiError('BODY_TOO_LARGE', 'The request is too large.');
const unsupported = () =>
  new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The request body must be JSON (content type application/json).');
