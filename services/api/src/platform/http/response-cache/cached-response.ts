import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Revision } from './revision.js';

const compress = promisify(brotliCompress);

/** Compressing smaller bodies saves nothing. */
const SMALLEST_BYTES = 2_048;

/** One at a time in the whole process, so that a core stays free for requests. */
let compressing = false;

/** The body of a JSON response, with the revision that it describes. */
export class CachedResponse {
  readonly body: Buffer;
  private compressed?: Buffer;
  private requests = 0;
  private tag?: string;

  /** @param revision null for content that must not be cached */
  constructor(
    json: string | Buffer,
    readonly revision: Revision | null,
  ) {
    this.body = typeof json === 'string' ? Buffer.from(json) : json;
  }

  /** Memory in bytes, including a compressed copy. */
  get size(): number {
    return Math.ceil(this.body.length * 1.25);
  }

  /** Weak, because a proxy may compress the body. */
  get etag(): string {
    this.tag ??= `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
    return this.tag;
  }

  /** Brotli; undefined until it is ready. The second request starts it, because most bodies are replaced before that. */
  get brotli(): Buffer | undefined {
    this.requests++;
    if (this.requests > 1 && !this.compressed && !compressing && this.body.length >= SMALLEST_BYTES)
      void this.compress();
    return this.compressed;
  }

  /** Without it, each response is compressed on its own. */
  private async compress(): Promise<void> {
    compressing = true;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length,
    };
    this.compressed = await compress(this.body, { params }).catch(() => undefined);
    compressing = false;
  }
}
