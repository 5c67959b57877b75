import type { Task } from '@taskloom/contracts';
import { problemsOf, type Entry } from './history.js';

const task = (version: number, more: Partial<Task> = {}): Task =>
  // Only the fields that the check reads.
  ({
    title: 'a',
    description: '',
    priority: 'low',
    status: 'todo',
    deadline: null,
    version,
    ...more,
  }) as Task;
const entry = (at: number, edit: Entry['edit'], answered: Task, more: Partial<Entry> = {}): Entry => ({
  taskId: 't',
  began: at,
  ended: at + 1,
  edit,
  status: 200,
  task: answered,
  ...more,
});

const titled = entry(1, { title: 'b' }, task(2, { title: 'b' }));
const ranked = entry(1, { priority: 'high' }, task(3, { title: 'b', priority: 'high' }));
const last = ranked.task;

describe('the check of a history', () => {
  it('reports nothing when both edits are kept', () => {
    expect(problemsOf(task(1), [ranked, titled], last)).toEqual([]);
  });

  it('allows an edit answered with 503 to be applied or not', () => {
    const maybe = { ...titled, status: 503 };
    expect(problemsOf(task(1), [maybe, ranked], last)).toEqual([]);
    const alone = entry(1, ranked.edit, task(2, { priority: 'high' }));
    expect(problemsOf(task(1), [maybe, alone], alone.task)).toEqual([]);
  });

  it.each<[string, Entry[], Task]>([
    ['an edit that another has reverted', [titled, { ...ranked, task: task(3, { priority: 'high' }) }], last],
    ['an acknowledged edit that is missing in the end', [titled, ranked], task(3)],
    ['a repeated version', [titled, { ...ranked, task: task(2, { priority: 'high' }) }], last],
    ['a skipped version', [{ ...titled, task: task(3, { title: 'b' }) }], task(3, { title: 'b' })],
    ['a stale edit that passed', [titled, { ...ranked, seen: 1 }], last],
    ['a fresh edit that was refused', [titled, ranked, entry(5, {}, last, { status: 409, seen: 3 })], last],
    ['a state that never existed', [titled, ranked, entry(5, {}, task(2), { status: 409, seen: 1 })], last],
    ['an order that contradicts the clock', [{ ...titled, began: 9, ended: 10 }, ranked], last],
  ])('finds %s', (_, entries, end) => {
    expect(problemsOf(task(1), entries, end).length).toBeGreaterThan(0);
  });
});
