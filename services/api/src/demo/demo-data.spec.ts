import { NOTICES } from './notices.js';
import { PROJECTS } from './projects/index.js';

const tasksOf = (tasks: (typeof PROJECTS)[number]['tasks']) => Object.values(tasks).flat();

describe.each(PROJECTS)('$title', ({ title, owner, members, tasks, startedDaysAgo }) => {
  const everyone: string[] = [owner, ...members];

  it('has assignees and comments only of its members', () => {
    const mentioned = tasksOf(tasks).flatMap(({ lead, helpers = [], comments = [] }) =>
      [...(lead ? [lead] : []), ...helpers].concat(comments.map(([who]) => who)),
    );
    expect(mentioned.filter((who) => !everyone.includes(who))).toEqual([]);
  });

  it('assigns no one twice to a task', () => {
    for (const { lead, helpers = [] } of tasksOf(tasks)) expect(helpers).not.toContain(lead);
  });

  it('has notices only about its tasks and for its members', () => {
    const titles = tasksOf(tasks).map((task) => task.title);
    for (const notice of NOTICES.filter(({ project }) => project === title)) {
      expect(everyone).toEqual(expect.arrayContaining([notice.to, notice.from]));
      if (notice.task) expect(titles).toContain(notice.task);
    }
  });

  it('started before everything in it', () => {
    for (const { comments = [] } of tasksOf(tasks)) {
      for (const [, hours] of comments) expect(hours).toBeLessThan(startedDaysAgo * 24);
    }
  });
});

test('there are 8 projects with 200 tasks and a notice for each known project only', () => {
  expect(PROJECTS).toHaveLength(8);
  expect(PROJECTS.flatMap(({ tasks }) => tasksOf(tasks))).toHaveLength(200);
  const titles = PROJECTS.map(({ title }) => title);
  expect(NOTICES.filter(({ project }) => !titles.includes(project))).toEqual([]);
});
