import type { TaskEdit } from '@taskloom/contracts';
import { fitsField } from './fits-field';

test.each<[TaskEdit, unknown, boolean]>([
  ['title', 'a', true],
  ['title', null, false],
  ['priority', 'urgent', false],
  ['startDate', undefined, true],
  ['deadline', 7, false],
  ['assignees', [{ user: 'm', role: 'chief' }], false],
  ['labels', ['a'], true],
  ['cover', 'f', true],
])('a stored %s of %j fits: %s', (field, value, fits) => expect(fitsField(field, value)).toBe(fits));
