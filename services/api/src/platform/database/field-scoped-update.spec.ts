import { fieldScopedUpdate } from './field-scoped-update.js';

const update = fieldScopedUpdate({
  name: 'spec.update',
  table: 'things t',
  columns: ['title', 'status', 'deadline'],
  always: 'version = t.version + 1',
  where: 'WHERE t.id = $1',
  keys: 1,
  returning: 't.id',
});

it('sets the named columns, in any order, and nothing else', () => {
  const [statement, params] = update(['7'], { deadline: null, title: 'A' });
  expect(statement.text).toBe(
    'UPDATE things t SET title = $2, deadline = $3, version = t.version + 1 WHERE t.id = $1 RETURNING t.id',
  );
  expect(params).toEqual(['7', 'A', null]);
  const [again] = update(['8'], { title: 'B', deadline: '2026-12-24' });
  expect(again).toBe(statement);
});

it('gives each combination a different name', () => {
  const names = [{ title: 'A' }, { status: 'done' }, { title: 'A', status: 'done' }, {}].map(
    (changes) => update(['7'], changes)[0].name,
  );
  expect(new Set(names).size).toBe(4);
});

it('ignores undefined values and unknown columns', () => {
  const [statement, params] = update(['7'], { title: undefined, ...{ owner: 'me' } });
  expect(statement.text).toContain('SET version = t.version + 1 WHERE');
  expect(params).toEqual(['7']);
});
