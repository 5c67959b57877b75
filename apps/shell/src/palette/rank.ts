import type { GroupName, PaletteGroup, PaletteItem } from './palette-item';

const ORDER: readonly GroupName[] = ['recent', 'goTo', 'actions', 'projects', 'tasks', 'search', 'create'];

/**
 * Groups that always match, after those that are compared here. Tasks arrive later than the rest, so they don't move what is already
 * shown.
 */
const FIXED: Partial<Record<GroupName, number>> = { tasks: 3, search: 4, create: 5 };

/** Lower case without accents, so that `tomas` finds `Tomás`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const NO_MATCH = Number.POSITIVE_INFINITY;

/** 0: starts with the query, 1: one of its words does, 2: contains all words of the query. */
function rankOf(label: string, query: string): number {
  const text = plain(label);
  if (text.startsWith(query)) return 0;
  if (text.includes(` ${query}`)) return 1;
  return query.split(/\s+/).every((word) => text.includes(word)) ? 2 : NO_MATCH;
}

/** Filters the items and sorts the best matches first, within the groups and among them. */
export function rankGroups(items: readonly PaletteItem[], typed: string): PaletteGroup[] {
  const query = plain(typed);
  const ranked = items
    .map((item) => ({ item, rank: FIXED[item.group] ?? rankOf(item.label, query) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank);

  const best = (name: GroupName): number => ranked.find(({ item }) => item.group === name)?.rank ?? NO_MATCH;
  return ORDER.map((name) => ({
    name,
    items: ranked.filter(({ item }) => item.group === name).map(({ item }) => item),
  }))
    .filter((group) => group.items.length > 0)
    .sort((a, b) => best(a.name) - best(b.name));
}
