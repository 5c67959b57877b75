import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** A gap that needs longer positions has been halved some 300 times. */
const LONGEST = 64;

/**
 * A position between two neighbours; null stands for the end of the column. Undefined when there is no short one, or
 * when a neighbour's position is not a fractional index (a client may have chosen it): then renumber the column.
 */
export const positionBetween = (lower: string | null, upper: string | null): string | undefined => {
  try {
    const position = generateKeyBetween(lower, upper);
    return position.length <= LONGEST ? position : undefined;
  } catch {
    return undefined;
  }
};

/** Fresh positions for a whole column, ascending. */
export const positionsFor = (count: number): string[] => generateNKeysBetween(null, null, count);
