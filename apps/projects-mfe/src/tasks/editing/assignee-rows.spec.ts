import { aUser } from '@taskloom/client/test-kit';
import { addRow, offeredTo, removeRow, setMember, setRole } from './assignee-rows';
import type { AssigneeRow } from './task-draft';

const [AIKO, JONAS, MAYA] = [
  aUser({ name: 'Aiko Tanaka' }),
  aUser({ name: 'Jonas Weber' }),
  aUser({ name: 'Maya Lindqvist' }),
];

const rows: AssigneeRow[] = [
  { user: JONAS._id, role: 'primary' },
  { user: MAYA._id, role: 'secondary' },
];

it('adds a row without a person, as secondary', () => {
  expect(addRow(rows)[2]).toEqual({ user: '', role: 'secondary' });
});

it('removes the right row', () => expect(removeRow(rows, 0)).toEqual([rows[1]]));

it('changes the person of one row', () => {
  expect(setMember(rows, 1, AIKO._id).map(({ user }) => user)).toEqual([JONAS._id, AIKO._id]);
});

it('turns the first primary into a secondary when a second one is chosen', () => {
  expect(setRole(rows, 1, 'primary').map(({ role }) => role)).toEqual(['secondary', 'primary']);
});

it('keeps the other rows when someone becomes secondary', () => {
  expect(setRole(rows, 0, 'secondary').map(({ role }) => role)).toEqual(['secondary', 'secondary']);
});

it('offers a row its own person and those that no other row has', () => {
  expect(offeredTo([MAYA, JONAS, AIKO], rows, 0)).toEqual([JONAS, AIKO]);
  expect(offeredTo([MAYA, JONAS, AIKO], rows, 2)).toEqual([AIKO]);
});
