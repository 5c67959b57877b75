import { aProject } from '@taskloom/client/test-kit';
import { JONAS, MAYA } from '../../test/people';
import { inOrder } from './project-order';

const projects = [
  aProject({ title: 'sprint 10', owner: JONAS, deadline: null }),
  aProject({ title: 'Élan', owner: MAYA, deadline: '2026-12-04' }),
  aProject({ title: 'Sprint 2', owner: JONAS, deadline: '2026-11-20' }),
  aProject({ title: 'Fleet', owner: MAYA, deadline: null }),
];
const titles = (...args: Parameters<typeof inOrder>) => inOrder(...args).map(({ title }) => title);

it.each([
  ['updated', ['sprint 10', 'Élan', 'Sprint 2', 'Fleet']],
  ['deadline', ['Sprint 2', 'Élan', 'sprint 10', 'Fleet']],
  ['name', ['Élan', 'Fleet', 'Sprint 2', 'sprint 10']],
  ['mine', ['Élan', 'Fleet', 'sprint 10', 'Sprint 2']],
] as const)('by %s; equal ones stay in the order of the list', (order, expected) => {
  expect(titles(projects, order, MAYA._id)).toEqual(expected);
});

it.each([
  ['updated', ['Sprint 2', 'Fleet', 'sprint 10', 'Élan']],
  ['name', ['Fleet', 'Sprint 2', 'Élan', 'sprint 10']],
] as const)('by %s, favourites come first in the same order', (order, expected) => {
  const starred = projects.map((each) => ({
    ...each,
    favourite: ['Sprint 2', 'Fleet'].includes(each.title),
  }));
  expect(inOrder(starred, order, MAYA._id).map(({ title }) => title)).toEqual(expected);
});
