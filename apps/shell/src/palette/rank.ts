import type { GroupName, PaletteGroup, PaletteItem } from './palette-item';

const ORDER: readonly GroupName[] = ['recent', 'goTo', 'actions', 'projects', 'search'];

/** Lower case without accents, so that `tomas` finds `Tomás`. */
const plain = (text: string): string =>
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
    // The search for the query always matches and is last.
    .map((item) => ({ item, rank: item.group === 'search' ? 3 : rankOf(item.label, query) }))
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
