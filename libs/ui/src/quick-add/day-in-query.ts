import { earliestDeadline, latestDeadline } from '@taskloom/contracts';
import { readDay } from '@taskloom/ui';

/** Shorter queries name nothing yet. */
const SHORTEST = 3;

/** The longest end of a query in the palette that is a day which a deadline can have: 'due fri'. The words before it find a command. */
export const dayInQuery = (query: string, today: string): string | null => {
  const words = query.trim().split(/\s+/);
  const day = words
    .map((_word, at) => readDay(words.slice(at).join(' '), today))
    .find((read) => read !== null);
  const isUsable = day !== undefined && day >= earliestDeadline() && day <= latestDeadline();
  return isUsable && query.trim().length >= SHORTEST ? day : null;
};
