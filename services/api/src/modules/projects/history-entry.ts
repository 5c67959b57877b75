import { shorten, type HistoryChange, type HistorySubject, type HistoryType } from '@taskloom/contracts';

/** The history's data about a change, besides its author and time. */
export interface HistoryEntry {
  type: HistoryType;
  /** Without a title, the current one is read. */
  task?: { _id: string; title?: string };
  changes?: HistoryChange[];
  subject?: HistorySubject;
}

/** Characters of a text that the history stores, because a description has up to 10,000 and is saved often. */
const MOST_TEXT = 500;

const kept = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return shorten(String(value), MOST_TEXT);
};

/** The changed fields with their values before and after. */
export const changesOf = <T extends object>(
  fields: readonly (keyof T & string)[],
  before: T,
  after: T,
): HistoryChange[] => fields.map((field) => ({ field, from: kept(before[field]), to: kept(after[field]) }));
