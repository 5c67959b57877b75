import {
  begin,
  conflictsOf,
  edited,
  follow,
  isStoredDraft,
  isTaskDraft,
  NOTHING_CHANGED,
  restore,
  settle,
} from './editing';
import { newDraft, type TaskDraft } from './task-draft';

const base: TaskDraft = { ...newDraft('todo'), title: 'Base', description: 'Base' };
const seen = (given: Partial<TaskDraft> = {}): TaskDraft => ({ ...base, ...given });
const editing = (given: Partial<TaskDraft>) => edited(NOTHING_CHANGED, given, base);
const mine = { base: { title: 'Base' }, draft: { title: 'Mine' } };

describe('begin', () => {
  it('has no changes when no draft is stored', () => {
    expect(begin(null)).toEqual(NOTHING_CHANGED);
  });

  it('has the changed fields of a stored draft, and of one with all fields by an earlier version', () => {
    expect(begin(mine)).toEqual(mine);
    expect(begin({ base, draft: { ...base, title: 'Mine' } })).toEqual(mine);
  });

  it('ignores a field that the earlier version did not have', () => {
    const { startDate: _old, ...older } = base;
    expect(begin({ base: older, draft: { ...older, title: 'Mine' } })).toEqual(mine);
  });
});

describe('an edit', () => {
  it('keeps the value that it replaces first', () => {
    expect(edited(editing({ title: 'M' }), { title: 'Mine' }, seen({ title: 'Theirs' }))).toEqual(mine);
  });

  it('back to the value of the task is no change', () => {
    expect(edited(editing({ title: 'Mine', priority: 'high' }), { title: 'Base' }, base)).toEqual({
      base: { priority: 'medium' },
      draft: { priority: 'high' },
    });
  });
});

describe('follow', () => {
  it('keeps what is not saved, also while others change other fields', () => {
    const now = editing({ title: 'Mine' });
    expect(follow(now, seen({ description: 'Theirs' }))).toBe(now);
  });

  it('drops a field whose value the task has by now', () => {
    const now = editing({ title: 'Mine', priority: 'high' });
    expect(follow(now, seen({ title: 'Mine' })).draft).toEqual({ priority: 'high' });
  });
});

describe('conflictsOf', () => {
  it.each<[string, Partial<TaskDraft>, string[]]>([
    ['nothing', {}, []],
    ['another field', { description: 'Theirs' }, []],
    ['the same field', { title: 'Theirs' }, ['title']],
    ['the same field to the same value', { title: 'Mine' }, []],
    ['the same field and another one', { title: 'Theirs', priority: 'high' }, ['title']],
  ])('when others changed %s', (_name, theirs, fields) => {
    expect(conflictsOf(editing({ title: 'Mine' }), seen(theirs))).toEqual(fields);
  });
});

describe('settle', () => {
  const torn = editing({ title: 'Mine', priority: 'high' });
  const theirs = seen({ title: 'Theirs', priority: 'low' });

  it('keeps mine', () => {
    const kept = settle(torn, 'title', 'mine', theirs);
    expect(kept.draft).toEqual({ title: 'Mine', priority: 'high' });
    expect(conflictsOf(kept, theirs)).toEqual(['priority']);
  });

  it('takes theirs', () => {
    const taken = settle(torn, 'title', 'theirs', theirs);
    expect(taken.draft).toEqual({ priority: 'high' });
    expect(conflictsOf(taken, theirs)).toEqual(['priority']);
  });
});

describe('restore', () => {
  it('returns refused fields to the draft', () => {
    expect(restore(editing({ priority: 'high' }), mine).draft).toEqual({ title: 'Mine', priority: 'high' });
  });

  it('keeps what was typed meanwhile, which does not conflict with the refused value', () => {
    const typed = edited(NOTHING_CHANGED, { title: 'Mine too' }, seen({ title: 'Mine' }));
    const restored = restore(typed, mine);
    expect(restored.draft).toEqual({ title: 'Mine too' });
    expect(conflictsOf(restored, base)).toEqual([]);
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

  it('may have some of the fields', () => {
    expect(isStoredDraft(mine)).toBe(true);
    expect(isTaskDraft(mine.draft)).toBe(false);
  });
});
