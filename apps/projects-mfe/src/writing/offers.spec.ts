import { aCard, aTeamMember, aUser } from '@taskloom/client/test-kit';
import { markOf, offersFor, wordBefore } from './offers';

const [anna, jose] = [aUser({ name: 'Anna Berg' }), aUser({ name: 'José Ruiz' })];
const outsider = aTeamMember(aUser({ name: 'Annika Holm' }));
const tasks = ['Rotate webhook secrets', 'Call the bank', 'Rotate the logs'].map((title) => aCard({ title }));
const known = { members: [anna, jose], outsiders: [outsider], tasks };
const names = (text: string) => {
  const word = wordBefore(text, text.length);
  return word
    ? offersFor(word, known).map((offer) => (offer.kind === 'task' ? offer.task.title : offer.person.name))
    : null;
};

it.each([
  ['Ask @', ['Anna Berg', 'José Ruiz', 'Annika Holm']],
  ['@ann', ['Anna Berg', 'Annika Holm']],
  ['(@JOSE', ['José Ruiz']],
  ['Ask @anna b', ['Anna Berg']],
  ['Ask @anna went home', []],
  ['See #rotate', ['Rotate webhook secrets', 'Rotate the logs']],
  ['See #secrets rotate', ['Rotate webhook secrets']],
  ['Ask @anna ', []],
  ['Mail a@b', null],
  ['# ', null],
  ['## Plan', null],
  ['Plain', null],
  ['`list @ann', null],
  ['```\n@ann', null],
  ['<!-- @ann', null],
  ['`done` @anna', ['Anna Berg']],
])('offers for “%s” %p', (text, expected) => expect(names(text)).toEqual(expected));

it('offers six at most', () => {
  const many = Array.from({ length: 20 }, (_, index) => aCard({ title: `Task ${index}` }));
  expect(offersFor({ sign: '#', part: '', from: 0 }, { ...known, tasks: many })).toHaveLength(6);
});

it('looks at the word before the cursor only', () => {
  expect(wordBefore('Ask @an about it', 7)).toEqual({ sign: '@', part: 'an', from: 4 });
  expect(wordBefore('Ask @an about it', 3)).toBeNull();
});

it('writes people and tasks as the texts name them', () => {
  expect(markOf({ kind: 'member', person: anna })).toBe(`[@Anna Berg](mention:${anna._id})`);
  const task = aCard({ title: 'Call [the] bank' });
  expect(markOf({ kind: 'task', task })).toBe(`[#Call \\[the\\] bank](task:${task._id})`);
});
