import { without, withProject, withTitle } from './favourites';

const alpha = { _id: 'a', title: 'Alpha' };
const sprint2 = { _id: 's2', title: 'sprint 2' };
const sprint10 = { _id: 's10', title: 'Sprint 10' };
const archive = { at: '2026-11-20T10:00:00.000Z', by: null };

it('lists favourites by their titles, each once', () => {
  const known = [sprint10, alpha, sprint2].reduce(
    (list, each) => withProject(list, { ...each, favourite: true }),
    [] as readonly (typeof alpha)[],
  );
  expect(known).toEqual([alpha, sprint2, sprint10]);
  expect(withProject(known, { ...alpha, title: 'Zebra', favourite: true })).toEqual([
    sprint2,
    sprint10,
    { _id: 'a', title: 'Zebra' },
  ]);
});

it.each([
  ['is no favourite', { ...alpha }],
  ['is archived', { ...alpha, favourite: true, archive }],
])('leaves out a project that %s', (_what, project) => {
  expect(withProject([alpha, sprint2], project)).toEqual([sprint2]);
  expect(withProject([sprint2], project)).toEqual([sprint2]);
});

it('follows the title of a favourite, and adds no other project', () => {
  expect(withTitle([alpha, sprint2], { _id: 'a', title: 'Zulu' })).toEqual([
    sprint2,
    { _id: 'a', title: 'Zulu' },
  ]);
  expect(withTitle([alpha], sprint2)).toEqual([alpha]);
  expect(without([alpha, sprint2], 'a')).toEqual([sprint2]);
});
