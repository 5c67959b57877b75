import { begin, follow, isStoredDraft, isTaskDraft, settle, type Editing } from './editing';
import { newDraft, type TaskDraft } from './task-draft';

const base: TaskDraft = { ...newDraft('todo'), title: 'Base', description: 'Base' };
const seen = (version: number, given: Partial<TaskDraft> = {}) => ({ version, draft: { ...base, ...given } });
const editing = (given: Partial<TaskDraft> = {}): Editing => ({
  ...begin(seen(1), null),
  draft: { ...base, ...given },
});

describe('begin', () => {
  it('has the current task when no draft is stored', () => {
    expect(begin(seen(4), null)).toEqual({ base, version: 4, draft: base, conflicts: [] });
  });

  it('applies a stored draft to the current task', () => {
    const stored = { base, draft: { ...base, title: 'Mine' } };
    expect(begin(seen(4, { priority: 'high' }), stored)).toMatchObject({
      draft: { title: 'Mine', priority: 'high' },
      conflicts: [],
    });
  });

  it('reports a conflict when someone else changed a field of the draft', () => {
    const stored = { base, draft: { ...base, title: 'Mine' } };
    expect(begin(seen(4, { title: 'Theirs' }), stored).conflicts).toEqual(['title']);
  });
});

describe('follow', () => {
  it('merges what others changed, and keeps mine', () => {
    const next = follow(editing({ title: 'Mine' }), seen(2, { description: 'Theirs' }));
    expect(next).toMatchObject({
      version: 2,
      draft: { title: 'Mine', description: 'Theirs' },
      conflicts: [],
    });
  });

  it('reports a field that both changed', () => {
    expect(follow(editing({ title: 'Mine' }), seen(2, { title: 'Theirs' })).conflicts).toEqual(['title']);
  });

  it('keeps an open conflict over a further change', () => {
    const first = follow(editing({ title: 'Mine' }), seen(2, { title: 'Theirs' }));
    expect(follow(first, seen(3, { title: 'Theirs', priority: 'high' })).conflicts).toEqual(['title']);
  });

  it('drops a conflict when both sides become equal', () => {
    const first = follow(editing({ title: 'Mine' }), seen(2, { title: 'Theirs' }));
    expect(follow(first, seen(3, { title: 'Mine' })).conflicts).toEqual([]);
  });

  it.each([
    ['the same version', 1],
    ['an older version', 0],
  ])("ignores %s: it is the viewer's own optimistic change, or an outdated update", (_name, version) => {
    const mine = editing({ title: 'Mine' });
    expect(follow(mine, seen(version, { title: 'Theirs' }))).toBe(mine);
  });
});

it('a field that the stored draft does not have follows the task', () => {
  const { startDate: _old, ...older } = base;
  const stored = { base: older as TaskDraft, draft: { ...older, title: 'Mine' } as TaskDraft };
  expect(begin(seen(4, { startDate: '2026-11-20' }), stored)).toMatchObject({
    draft: { title: 'Mine', startDate: '2026-11-20' },
    conflicts: [],
  });
});

describe('settle', () => {
  const torn = follow(
    editing({ title: 'Mine', priority: 'high' }),
    seen(2, { title: 'Theirs', priority: 'low' }),
  );

  it('keeps mine', () => {
    expect(settle(torn, 'title', 'mine')).toMatchObject({
      draft: { title: 'Mine' },
      conflicts: ['priority'],
    });
  });

  it('takes theirs', () => {
    expect(settle(torn, 'title', 'theirs')).toMatchObject({
      draft: { title: 'Theirs' },
      conflicts: ['priority'],
    });
  });
});

describe('a stored draft', () => {
  const good = { ...base, assignees: [{ user: 'maya', role: 'primary' }] };
  it.each<[string, unknown, boolean]>([
    ['a draft', good, true],
    ['a draft without a deadline', { ...good, deadline: null }, true],
    ['a draft of a version without start dates', { ...good, startDate: undefined }, true],
    ['a number as deadline', { ...good, deadline: 7 }, false],
    ['nothing', null, false],
    ['a number as title', { ...good, title: 1 }, false],
    ['an unknown status', { ...good, status: 'blocked' }, false],
    ['an unknown priority', { ...good, priority: 'urgent' }, false],
    ['an unknown role', { ...good, assignees: [{ user: 'maya', role: 'chief' }] }, false],
    ['no list of people', { ...good, assignees: null }, false],
  ])('%s', (_name, value, fits) => {
    expect(isTaskDraft(value)).toBe(fits);
    expect(isStoredDraft({ base: value, draft: good })).toBe(fits);
  });
});
