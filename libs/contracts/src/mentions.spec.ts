import { mentionOf, withoutMentionMarks } from './mention.js';
import { mentionedIn, referenceText, withNamesOnly } from './mentions.js';

const ann = { _id: '0190a000-0000-7000-8000-00000000000a', name: 'Ann' };
const mark = mentionOf(ann);

it.each([
  `\`${mark}\``,
  `\`\`a \` ${mark}\`\``,
  `\`\`\`\n${mark}\n\`\`\``,
  `~~~ts\n${mark}`,
  `> \`\`\`\n> ${mark}\n> \`\`\``,
  `- \`\`\`\n  ${mark}\n  \`\`\``,
  `    ${mark}`,
  `\\${mark}`,
  `<!-- ${mark} -->`,
  `Hi <!-- ${mark} --> you`,
  `<div>\n${mark}\n</div>`,
  `!${mark}`,
])('%j mentions no one', (text) => expect(mentionedIn(text)).toEqual([]));

it.each([
  `\`code\` ${mark}`,
  `\` alone ${mark}`,
  `\`\`\`\ncode\n\`\`\`\n${mark}`,
  `> \`\`\`\n> code\n\n${mark}`,
  `- item\n  - ${mark}`,
  `text\n    ${mark}`,
  `\\\\${mark}`,
  `<!-- note -->\n\n${mark}`,
  `# ${mark}`,
  `| a |\n| --- |\n| ${mark} |`,
])('%j mentions a person', (text) => expect(mentionedIn(text)).toEqual([ann._id]));

it.each(['Al [dev', 'Slash\\', '*Star* _u_', '`tick`', 'a](b', '<b>~~x~~', 'R&amp;D | Co'])(
  'a person called %s is mentioned, and named as written',
  (name) => {
    const text = mentionOf({ ...ann, name });
    expect(mentionedIn(text)).toEqual([ann._id]);
    expect(withoutMentionMarks(text)).toBe(`@${name}`);
    expect(referenceText(text)).toBe(`@${name}`);
  },
);

it('still knows names that were not escaped', () => {
  expect(mentionedIn(`[@Al [dev](mention:${ann._id}) [@\`tick\`](mention:${ann._id})`)).toEqual([ann._id]);
});

it('becomes a name in Markdown, which mentions no one', () => {
  expect(withNamesOnly(`Hi ${mentionOf({ ...ann, name: '*Ann*' })}!`)).toBe('Hi @\\*Ann\\*!');
});
