import { byDeadline, type DeadlineProject } from './by-deadline';

const project = (title: string, deadline: string | null): DeadlineProject => ({
  _id: title,
  title,
  status: 'active',
  deadline,
});

it('groups projects by deadline and keeps their order', () => {
  const days = byDeadline([
    project('Interviews', '2026-11-20'),
    project('Audit', '2026-11-13'),
    project('Partner API', '2026-11-20'),
  ]);
  expect(days.get('2026-11-20')?.map(({ title }) => title)).toEqual(['Interviews', 'Partner API']);
  expect(days.get('2026-11-13')).toHaveLength(1);
});

it('ignores projects without a deadline', () => {
  expect(byDeadline([project('Some day', null)]).size).toBe(0);
});
