import type { PendingWrite } from './pending-write.js';
import { unlistedCreations } from './unlisted.js';

const write = (
  id: string,
  part: { title?: string; projectId?: string; since?: string; others?: string[] } = {},
): PendingWrite => {
  const { title = 'Call', projectId = 'p', since, others } = part;
  const arg = { projectId, task: { title }, since, others };
  return { kind: 'createTask', arg, id, userId: 'u', at: 0, state: 'sending' };
};
const task = (_id: string, createdAt: string, project: string | { _id: string } = 'p') => ({
  _id,
  title: 'Call',
  createdAt,
  project,
});
const left = (writes: PendingWrite[], listed: ReturnType<typeof task>[]) =>
  unlistedCreations(writes, listed).map(({ id }) => id);

test('a creation whose task is listed is left out', () => {
  expect(left([write('1', { since: '2026-01-01' })], [task('a', '2026-01-02')])).toEqual([]);
  expect(left([write('1')], [task('a', '2026-01-02', { _id: 'p' })])).toEqual([]);
});

test.each([
  ['an older task', write('1', { since: '2026-01-02' }), task('a', '2026-01-02')],
  ['a task of another project', write('1'), task('a', '2026-01-02', { _id: 'q' })],
  ["another person's task", write('1', { others: ['a'] }), task('a', '2026-01-02')],
  ['a task with another title', write('1', { title: 'Mail' }), task('a', '2026-01-02')],
])('%s is not taken for it', (_which, creation, listed) => {
  expect(left([creation], [listed])).toEqual(['1']);
});

test('each task counts for one creation', () => {
  expect(left([write('1'), write('2')], [task('a', '2026-01-02')])).toEqual(['2']);
});
