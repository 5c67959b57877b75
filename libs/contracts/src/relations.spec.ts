import { openBlockers, otherSide, RELATION_KINDS, withRelation } from './relations.js';

it('has another side for each kind, which leads back', () => {
  for (const kind of RELATION_KINDS) expect(otherSide(otherSide(kind))).toBe(kind);
});

it('adds a relation to both of its tasks and to no other', () => {
  const relation = { _id: 'r', kind: 'blocks', task: 'b' } as const;
  expect(withRelation({ _id: 'a', relations: [] }, 'a', relation)).toEqual([relation]);
  expect(withRelation({ _id: 'b', relations: [] }, 'a', relation)).toEqual([
    { _id: 'r', kind: 'blockedBy', task: 'a' },
  ]);
  expect(withRelation({ _id: 'c', relations: [] }, 'a', relation)).toEqual([]);
  expect(withRelation({ _id: 'a', relations: [relation] }, 'a', relation)).toEqual([relation]);
});

it('finds the tasks that block another and are not done', () => {
  const relations = ['a', 'b', 'gone'].map((task) => ({ _id: task, kind: 'blockedBy' as const, task }));
  const tasks = [
    { _id: 'a', status: 'done' },
    { _id: 'b', status: 'todo' },
    { _id: 'c', status: 'todo' },
  ];
  expect(openBlockers(relations, tasks)).toEqual([tasks[1]]);
  expect(openBlockers([], tasks)).toEqual([]);
});
