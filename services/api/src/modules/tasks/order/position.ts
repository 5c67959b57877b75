import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** The maximum length of a position. A gap reaches it only after it has been halved about 300 times. */
export const LONGEST = 64;

/**
 * How long positions may be once the cards within reach are spaced out again. A short reach must gain little, since long
 * positions lie close together; what a wider one gains lasts longer. So a drop costs a few rows on average.
 */
const ROOM: Readonly<Record<number, number>> = { 8: 60, 16: 56, 32: 48, 64: 40 };

/** Cards on each side of a gap that are looked at first; each further look doubles it. */
export const FIRST_REACH = 8;

const withoutThrowing = <T>(make: () => T): T | undefined => {
  try {
    return make();
  } catch {
    return undefined;
  }
};

/**
 * A position between two neighbours; null means the end of the column. Undefined when there is no short one, or
 * when a neighbour's position is not a fractional index (earlier versions let a client choose any).
 */
export const positionBetween = (lower: string | null, upper: string | null): string | undefined => {
  const position = withoutThrowing(() => generateKeyBetween(lower, upper));
  return position !== undefined && position.length <= LONGEST ? position : undefined;
};

/** A short fractional index, which others fit beside. */
export const isPosition = (position: string): boolean =>
  position.length <= LONGEST && withoutThrowing(() => generateKeyBetween(position, null)) !== undefined;

/** Ascending positions for cards within `reach` of a gap; undefined when they would stay too long there. */
export const positionsWithin = (
  lower: string | null,
  upper: string | null,
  count: number,
  reach: number,
): string[] | undefined => {
  const positions = withoutThrowing(() => generateNKeysBetween(lower, upper, count));
  const most = ROOM[reach] ?? LONGEST;
  return positions?.every(({ length }) => length <= most) ? positions : undefined;
};

/** Fresh positions for a whole column, ascending. */
export const positionsFor = (count: number): string[] => generateNKeysBetween(null, null, count);
