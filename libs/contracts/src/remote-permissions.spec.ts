import { EVERYTHING, notAgreed, permissionsOf } from './remote-permissions.js';

const host = 'host:https://api.example.com';

it('lists what a build needs, each once', () => {
  const extension = { point: 'project-tab', version: '^1.0.0', id: 'a', title: 'A' };
  const needs = permissionsOf({
    permissions: { calls: ['tasks.read'], storage: ['person'], hosts: ['https://api.example.com'] },
    extensions: [extension, { ...extension, id: 'b' }],
  });
  expect(needs).toEqual(['calls:tasks.read', 'storage:person', 'point:project-tab', host]);
});

it('lists everything for a build without permissions, and nothing for empty ones', () => {
  expect(permissionsOf({})).toEqual([EVERYTHING]);
  expect(permissionsOf({ permissions: {} })).toEqual([]);
});

it.each([
  ['what is new', ['calls:tasks.read', 'calls:search'], ['calls:search'], ['calls:tasks.read']],
  ['hosts, although everything was agreed to', ['calls:tasks.read', host], [EVERYTHING], [host]],
  ['everything, although parts were agreed to', [EVERYTHING], ['calls:tasks.read'], [EVERYTHING]],
  ['nothing when all was agreed to', ['calls:search'], ['calls:search'], []],
])('finds %s', (_what, needed, agreed, missing) => {
  expect(notAgreed(needed, agreed)).toEqual(missing);
});
