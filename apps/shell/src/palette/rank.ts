import { foldText } from '@taskloom/contracts';
import type { GroupName, PaletteGroup, PaletteItem } from './palette-item';

const ORDER: readonly GroupName[] = [
  'task',
  'recent',
  'commands',
  'goTo',
  'actions',
  'people',
  'projects',
  'tasks',
  'comments',
  'search',
  'create',
];

/**
 * Groups that always match, after those that are compared here. Tasks and comments arrive later than the rest, so they don't move what
 * is already shown.
 */
const FIXED: Partial<Record<GroupName, number>> = { tasks: 3, comments: 4, search: 6, create: 7 };

/** The rank of an entry with typing errors: below everything that the server finds. */
const FORGIVEN = 5;

/** Of groups that could fill the list. */
const MOST: Partial<Record<GroupName, number>> = { commands: 8, people: 5 };

const NO_MATCH = Number.POSITIVE_INFINITY;

/** 0: starts with the query, 1: one of its words does, 2: contains all words of the query, also in its other words. */
function rankOf({ label, words = '', onlyTyped }: PaletteItem, query: string): number {
  if (query === '') return onlyTyped ? NO_MATCH : 0;
  const text = foldText(label);
  if (text.startsWith(query)) return 0;
  if (text.includes(` ${query}`)) return 1;
  const all = `${text} ${foldText(words)}`;
  return query.split(/\s+/).every((word) => all.includes(word)) ? 2 : NO_MATCH;
}

/** The indexes of the texts that contain the words of the query in spite of typing errors. */
export type Like = (texts: readonly string[], query: string) => ReadonlySet<number>;

/**
 * Filters the items and sorts the best matches first, within the groups and among them. With `like`, and if nothing else that is compared
 * here matches, also items that match in spite of typing errors.
 */
export function rankGroups(items: readonly PaletteItem[], typed: string, like?: Like): PaletteGroup[] {
  const query = foldText(typed.trim());
  const all = items.map((item) => ({ item, rank: FIXED[item.group] ?? rankOf(item, query) }));
  const found = all.some(({ item, rank }) => rank < NO_MATCH && FIXED[item.group] === undefined);
  const forgiven =
    like && !found
      ? like(
          items.map(({ label }) => label),
          query,
        )
      : undefined;
  const ranked = all
    .map(({ item, rank }, at) => ({ item, rank: rank === NO_MATCH && forgiven?.has(at) ? FORGIVEN : rank }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank);

  const best = (name: GroupName): number => ranked.find(({ item }) => item.group === name)?.rank ?? NO_MATCH;
  return ORDER.map((name) => ({
    name,
    items: ranked
      .filter(({ item }) => item.group === name)
      .map(({ item }) => item)
      .slice(0, MOST[name]),
  }))
    .filter((group) => group.items.length > 0)
    .sort((a, b) => best(a.name) - best(b.name));
}
