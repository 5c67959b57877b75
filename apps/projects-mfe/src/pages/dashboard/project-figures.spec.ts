import { aProject } from '@taskloom/client/test-kit';
import { AIKO, JONAS, MAYA } from '../../test/people';
import { lastCompletion, matchingProjects, projectFigures, type ProjectFilter } from './project-figures';

const projects = [
  aProject({ title: 'Billing migration', status: 'active', owner: MAYA, members: [JONAS] }),
  aProject({ title: 'Office move', description: '', status: 'cancelled', owner: JONAS, members: [AIKO] }),
  aProject({
    title: 'Design system',
    description: 'One set of TOKENS',
    status: 'completed',
    owner: MAYA,
    updatedAt: '2026-11-10T08:00:00.000Z',
  }),
  aProject({
    title: 'Search',
    description: '',
    status: 'completed',
    owner: MAYA,
    updatedAt: '2026-11-02T08:00:00.000Z',
  }),
];

it('counts active and completed projects and distinct people', () => {
  expect(projectFigures(projects)).toEqual({ active: 1, completed: 2, people: 3 });
});

it('finds when the last project was completed', () => {
  expect(lastCompletion(projects)).toBe('2026-11-10T08:00:00.000Z');
  expect(lastCompletion(projects.slice(0, 2))).toBeNull();
});

it.each<[string, Partial<ProjectFilter>, string[]]>([
  ['nothing', {}, ['Billing migration', 'Office move', 'Design system', 'Search']],
  ['a title in another case', { text: 'BILLING' }, ['Billing migration']],
  ['a title with accents', { text: 'bílling' }, ['Billing migration']],
  ['a description in another case', { text: 'tokens' }, ['Design system']],
  ['blanks', { text: '  ' }, ['Billing migration', 'Office move', 'Design system', 'Search']],
  ['a status', { statuses: ['completed'] }, ['Design system', 'Search']],
  ['two statuses', { statuses: ['active', 'cancelled'] }, ['Billing migration', 'Office move']],
  ['text and status', { text: 'search', statuses: ['active'] }, []],
])('finds by %s', (_name, given, titles) => {
  const found = matchingProjects(projects, { text: '', statuses: [], ...given });
  expect(found.map(({ title }) => title)).toEqual(titles);
});
