import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Limits for the scripts of one remote, in bytes after brotli. Our largest has 285 kB, and 590 kB on demand (the editor, PDF.js). */
const LIMITS = { ahead: 300_000, onDemand: 1_000_000 };
const WHAT = {
  ahead: 'JavaScript (brotli)',
  onDemand: 'JavaScript (brotli) in chunks named on-demand-*',
};
const KINDS = ['ahead', 'onDemand'] as const;
/** Chunks with such a name are loaded at the first use of what is in them, and never in advance. */
const ON_DEMAND = /(^|\/)on-demand-[^/]*$/;

const compressed = promisify(brotliCompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The size of the scripts of a build. */
export class ScriptSize {
  private readonly bytes = { ahead: 0, onDemand: 0 };

  /** Counts a file; only scripts have an effect. */
  async add(path: string, content: Buffer): Promise<void> {
    if (path.endsWith('.js'))
      this.bytes[ON_DEMAND.test(path) ? 'onDemand' : 'ahead'] += (await compressed(content, QUICK)).length;
  }

  /** What is too large; undefined when nothing is. */
  excess(): string | undefined {
    const kind = KINDS.find((each) => this.bytes[each] > LIMITS[each]);
    return (
      kind &&
      `It has ${Math.round(this.bytes[kind] / 1_000)} kB of ${WHAT[kind]}, and ${LIMITS[kind] / 1_000} kB are allowed: load less.`
    );
  }
}
