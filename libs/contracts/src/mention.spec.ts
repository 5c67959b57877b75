import { mentionOf, mentionsIn, newMentions, withoutMentionMarks } from './mention.js';

const ann = { _id: '0190a000-0000-7000-8000-00000000000a', name: 'Ann [the] Lee' };

it.each<[string, string[]]>([
  [`Hi ${mentionOf(ann)}, and again ${mentionOf(ann)}`, [ann._id]],
  [`[@Ann](mention:${ann._id.toUpperCase()})`, [ann._id]],
  ['@Ann', []],
  ['[@Ann](mention:ann)', []],
  [`[Ann](mention:${ann._id})`, []],
  [`[@Ann](https://example.com/${ann._id})`, []],
])('%s mentions %j', (text, ids) => expect(mentionsIn(text)).toEqual(ids));

it('is a name in plain text', () => {
  expect(withoutMentionMarks(`Hi ${mentionOf(ann)}!`)).toBe('Hi @Ann [the] Lee!');
});

it('is new when the earlier text has none of the person', () => {
  expect(newMentions('Hi', mentionOf(ann))).toEqual([ann._id]);
  expect(newMentions(mentionOf(ann), `Hi ${mentionOf(ann)}`)).toEqual([]);
});
