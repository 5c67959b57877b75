import { hueOf } from '@taskloom/contracts';
import { marksOf } from './day-marks';

const launch = { _id: 'launch' };
const dock = { project: { _id: 'apollo' } };
const item = { id: 'x', title: 'Returns' };

it('marks up to three entries, in the hues of their projects', () => {
  expect(marksOf({ entries: [launch], tasks: [dock], items: [item] })).toEqual([
    hueOf('launch'),
    hueOf('apollo'),
    null,
  ]);
  expect(marksOf({ entries: [], tasks: [], items: [] })).toEqual([]);
});

it('counts from four on', () => {
  expect(marksOf({ entries: [launch], tasks: [dock, dock], items: [item] })).toBe(4);
});
