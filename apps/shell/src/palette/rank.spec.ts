import { icons } from '@taskloom/ui/icons';
import type { GroupName, PaletteItem } from './palette-item';
import { rankGroups } from './rank';
import { like } from './typos';

const item = (group: GroupName, label: string): PaletteItem => ({
  id: label,
  group,
  label,
  icon: icons.nav.project,
  run: { to: '/' },
});
const labels = (items: PaletteItem[], query: string) =>
  rankGroups(items, query).map(({ name, items: found }) => [name, ...found.map(({ label }) => label)]);

const ALL = [
  item('recent', 'Tactical plan'),
  item('goTo', 'Calendar'),
  item('actions', 'Log out'),
  item('projects', 'Office calendar'),
  item('projects', 'Cal migration'),
  item('projects', 'Tomás’ plan'),
];

describe('The palette', () => {
  it('lists everything in the order of the groups when there is no query', () => {
    expect(labels(ALL, '').map(([name]) => name)).toEqual(['recent', 'goTo', 'actions', 'projects']);
  });

  it('sorts titles that begin with the query first, among and within the groups', () => {
    expect(labels(ALL, 'cal')).toEqual([
      ['goTo', 'Calendar'],
      ['projects', 'Cal migration', 'Office calendar'],
      ['recent', 'Tactical plan'],
    ]);
  });

  it('ignores case and accents', () => {
    expect(labels(ALL, 'TOMAS')).toEqual([['projects', 'Tomás’ plan']]);
  });

  it('finds words in any order', () => {
    expect(labels(ALL, 'calendar office')).toEqual([['projects', 'Office calendar']]);
  });

  it('finds nothing without a match', () => {
    expect(labels(ALL, 'xyz')).toEqual([]);
  });

  it('forgives typing mistakes only where nothing matches, and puts that below what the server finds', () => {
    const all = [item('tasks', 'Found by the server'), ...ALL];
    const rank = (query: string) =>
      rankGroups(all, query, like).map(({ name, items: found }) => [
        name,
        ...found.map(({ label }) => label),
      ]);
    expect(rank('migratoin')).toEqual([
      ['tasks', 'Found by the server'],
      ['projects', 'Cal migration'],
    ]);
    expect(rank('offise calendra')[1]).toEqual(['projects', 'Office calendar']);
    expect(rank('cal')).toHaveLength(4);
    expect(rank('lgo')).toEqual([['tasks', 'Found by the server']]);
  });

  it('always offers the search for the query, last', () => {
    const all = [item('search', 'Search for "log"'), ...ALL];
    expect(labels(all, 'log').map(([name]) => name)).toEqual(['actions', 'search']);
  });
});
