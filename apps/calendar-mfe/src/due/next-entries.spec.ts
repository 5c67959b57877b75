import { aCard, aProject } from '@taskloom/client/test-kit';
import type { ProjectStatus, TaskHit } from '@taskloom/contracts';
import { groupedByDay, nextEntries } from './next-entries';

const due = (title: string, deadline: string | null, part: Partial<TaskHit> = {}): TaskHit => ({
  ...aCard({ title, deadline }),
  project: { _id: 'apollo', title: 'Apollo' },
  ...part,
});
const project = (title: string, status: ProjectStatus = 'active') => aProject({ title, status });
const on = (day: string, ...projects: ReturnType<typeof project>[]) => new Map([[day, projects]]);
const titles = (entries: ReturnType<typeof nextEntries>) =>
  entries.map(({ day, title }) => `${day} ${title}`);

describe('what is due next', () => {
  it('is sorted by day, with projects before tasks', () => {
    const tasks = [due('Later', '2026-11-30'), due('Rehearse', '2026-11-27'), due('Sign', '2026-11-23')];
    expect(
      titles(nextEntries('2026-11-20', { projects: on('2026-11-27', project('Launch')), tasks })),
    ).toEqual(['2026-11-23 Sign', '2026-11-27 Launch', '2026-11-27 Rehearse', '2026-11-30 Later']);
  });

  it('begins after the day', () => {
    const tasks = [due('Before', '2026-11-19'), due('That day', '2026-11-20'), due('Idea', null)];
    expect(nextEntries('2026-11-20', { projects: on('2026-11-20', project('Today')), tasks })).toEqual([]);
  });

  it.each(['completed', 'cancelled'] as const)('leaves out a project that is %s, and its tasks', (status) => {
    const tasks = [due('Of it', '2026-11-27', { project: { _id: 'p', title: 'Over', status } })];
    expect(nextEntries('2026-11-20', { projects: on('2026-11-27', project('Over', status)), tasks })).toEqual(
      [],
    );
  });

  it('keeps a project that is on hold, and leaves out a done task', () => {
    const tasks = [due('Finished', '2026-11-27', { status: 'done' })];
    expect(
      titles(nextEntries('2026-11-20', { projects: on('2026-11-27', project('Waits', 'on-hold')), tasks })),
    ).toEqual(['2026-11-27 Waits']);
  });

  it('has a task once', () => {
    const task = due('Twice', '2026-11-27');
    const tasks = [task, { ...task, deadline: '2026-11-28' }];
    expect(titles(nextEntries('2026-11-20', { projects: new Map(), tasks }))).toEqual(['2026-11-27 Twice']);
  });
});

it('groups the entries of a day', () => {
  const tasks = [due('One', '2026-11-23'), due('Two', '2026-11-23'), due('Three', '2026-11-24')];
  const days = groupedByDay(nextEntries('2026-11-20', { projects: new Map(), tasks }));
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-11-23', 2],
    ['2026-11-24', 1],
  ]);
  expect(groupedByDay([])).toEqual([]);
});
