import { activeFilters, readSearch, tidy, writeSearch } from './search-url';

const read = (address: string) => readSearch(new URLSearchParams(address));

describe('readSearch', () => {
  it('reads the query and every filter', () => {
    expect(read('q=invoice&type=tasks&status=todo&priority=high&assignee=u1&projectId=p1')).toEqual({
      q: 'invoice',
      filters: { type: 'tasks', status: 'todo', priority: 'high', assignee: 'u1', projectId: 'p1' },
    });
  });

  it('ignores invalid filter values', () => {
    expect(read('q=a&type=people&status=gone&priority=urgent')).toEqual({ q: 'a', filters: {} });
  });

  it('is empty for an address without a search', () => {
    expect(read('')).toEqual({ q: '', filters: {} });
  });

  it('truncates a query to the length that the server accepts', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200);
  });
});

describe('writeSearch', () => {
  it('writes only what is set, and leaves the type out when it is all', () => {
    expect(writeSearch('  invoice ', { type: 'all', priority: 'medium' }).toString()).toBe(
      'q=invoice&priority=medium',
    );
  });

  it('leaves the assignee out when only projects are searched', () => {
    expect(writeSearch('a', { type: 'projects', assignee: 'u1' }).toString()).toBe('q=a&type=projects');
  });

  it('keeps the filters of a blank query', () => {
    expect(writeSearch('   ', { status: 'done' }).toString()).toBe('status=done');
  });

  it('round-trips through the address', () => {
    const filters = {
      type: 'tasks',
      status: 'on-hold',
      priority: 'low',
      assignee: 'u 1',
      projectId: 'p&1',
    } as const;
    expect(readSearch(writeSearch('a + b "ü"', filters))).toEqual({ q: 'a + b "ü"', filters });
  });
});

it('counts the active filters; a type counts unless it is all', () => {
  expect(activeFilters({ type: 'tasks', priority: 'low', assignee: 'u1' })).toEqual([
    'type',
    'priority',
    'assignee',
  ]);
  expect(activeFilters({ type: 'all' })).toEqual([]);
  expect(activeFilters({ type: 'projects', assignee: 'u1' })).toEqual(['type']);
});

it('returns equal objects for equal filters', () => {
  expect(tidy({ type: 'all', status: undefined, assignee: '' })).toEqual({});
});
