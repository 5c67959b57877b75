import parseRange from 'range-parser';
import type { ByteRange } from '../../../platform/storage/index.js';

const UNSATISFIABLE = -1;

/**
 * The one requested part; undefined for the whole file, also when several parts or nonsense were requested
 * (RFC 9110, 14.2 lets a server ignore them) or when the file has changed since (`If-Range`).
 */
export const requestedRange = (
  size: number,
  header: string | undefined,
  ifRange: string | undefined,
  checksum: string,
): ByteRange | 'unsatisfiable' | undefined => {
  if (!header || (ifRange !== undefined && ifRange !== `"${checksum}"`)) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === UNSATISFIABLE) return 'unsatisfiable';
  const [range, ...others] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : [];
  return range && others.length === 0 ? range : undefined;
};
