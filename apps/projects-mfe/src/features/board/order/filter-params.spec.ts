import { NO_FILTER } from './filter';
import { filterOf, withFilter } from './filter-params';

const filter = { text: 'bank', priorities: ['high' as const], assignees: ['anna', 'jonas'], labels: ['f'] };

it('writes a filter into an address and reads it again', () => {
  const params = withFilter(new URLSearchParams('?mfe=projects'), filter);
  expect(params.toString()).toBe('mfe=projects&q=bank&priority=high&assignee=anna&assignee=jonas&label=f');
  expect(filterOf(params)).toEqual(filter);
});

it('leaves no parameter of an empty filter', () => {
  expect(withFilter(new URLSearchParams('?q=a&label=f&mfe=x'), NO_FILTER).toString()).toBe('mfe=x');
});

it('ignores values that it does not know', () => {
  expect(filterOf(new URLSearchParams('?priority=urgent&priority=low')).priorities).toEqual(['low']);
});
