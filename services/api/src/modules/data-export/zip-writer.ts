import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile, type ReadStreamOptions } from 'yazl';

/** A zip file that is written as fast as it is read, one entry at a time. */
export class ZipWriter {
  private readonly zip = new ZipFile();
  private readonly ended = new AbortController();

  /** The stream that the client reads; `write` fills it. The first failure, or a reader that leaves, ends both. */
  constructor(write: (zip: ZipWriter) => Promise<void>) {
    this.zip.on('error', (error: Error) => this.output.destroy(error));
    this.output.once('close', () => this.ended.abort());
    write(this).then(
      () => this.zip.end(),
      (error: Error) => this.output.destroy(error),
    );
  }

  get output(): Readable {
    return this.zip.outputStream as Readable;
  }

  text(path: string, content: string): void {
    this.zip.addBuffer(Buffer.from(content), path);
  }

  json(path: string, content: object): void {
    this.text(path, `${JSON.stringify(content, null, 2)}\n`);
  }

  /** A JSON array, one row per line. */
  list(path: string, rows: AsyncIterable<object>): Promise<void> {
    return this.stream(path, Readable.from(lines(rows)));
  }

  /** Waits until the source has been read. */
  async stream(path: string, source: Readable, options?: Partial<ReadStreamOptions>): Promise<void> {
    this.zip.addReadStream(addAbortSignal(this.ended.signal, source), path, options);
    await finished(source);
  }
}

async function* lines(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
