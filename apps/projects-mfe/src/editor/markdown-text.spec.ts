import { blocksIn } from './parse';
import { readMarkdown, written } from './markdown-text';
import { schema } from './schema';

const CORPUS = [
  '',
  'Plain words',
  'Two\nlines and  \na hard break\\\nand a third',
  'First\n\nSecond\n\n\n\nThird',
  '# One\n## Two\n### Three\n#### Four\n##### Five\n###### Six',
  'Setext\n===\n\nOther\n---',
  '**bold** __bold__ *it* _it_ ~~gone~~ `code` ***both*** **bold *and it* bold**',
  'in**wor**d and snake_case_name and 2*3*4',
  '`` a ` b `` and ` x ` and ``` `` ```',
  '- a\n- b\n  - c\n    - d\n- e',
  '* a\n* b\n\n+ c',
  '1. a\n2. b\n10. c',
  '7) a\n8) b\n   continued\n\n   second paragraph',
  '- [ ] open\n- [x] done\n  - [ ] inner **bold**\n- plain',
  '- [ ] loose\n\n- [X] done',
  '1. [ ] counted\n2. [x] ticked',
  '> quoted\n> more\n>\n> - list\n>\n> > deeper',
  '> lazy\ncontinuation',
  '```\nplain\n```',
  '```ts title="x"\nconst a = `b`;\n\n// - [ ] no task\n```',
  '~~~\n```\n~~~',
  '    indented\n    code',
  '- item\n\n      code in it\n- ```js\n  x\n  ```',
  '```\nnever closed',
  '| a | b |\n|---|:-:|\n| 1 | **2** |\n| 3 | `x|y` |',
  'Before\n| a |\n|---|\n| 1 |\n\nAfter',
  'https://example.org/a_b_c?d=*e* and www.example.org, <https://example.org> me@example.org',
  '[text](https://example.org "title") [text](<a b>) [**bold**](https://example.org/(x)) [empty]()',
  '[by reference][r] and [r]\n\n[r]: https://example.org "T"',
  '![photo.png](/api/files/1) ![far](https://example.org/x.png "t")',
  'See this: \n![remark.png](/api/files/019)\n',
  '[@Maya Lindqvist](mention:u1) see [#Rotate  it ](task:t1), [**@x**](mention:u2)',
  '<div class="x">\n  html\n</div>\n\ntext <b>bold</b> <!-- note --> &amp; &lt;',
  '<details><summary>More</summary>\n\nInside\n\n</details>',
  'Escapes \\* \\_ \\# \\[x\\] \\`code\\` \\\\ 1\\. \\- \\> \\~ &',
  '\\# no heading\n\n1\\. no list\n\n\\- no list\n\n\\> no quote\n\n\\[ \\] no box',
  '---\n\n***\n\n___',
  'Footnote[^1]\n\n[^1]: Its text',
  '- a\n\n\n- b\n\n\n\nafter',
  'Ünïcödé 🎉 עברית ‏ ​zero-width',
  'a\\\n\\\nb',
  'trailing   \n\n  leading',
  '#no heading, #1 and @stranger, a > b, a < b, 5 * 3, x_y, [x], ~/path, 1) 2. + -',
  '+ \n- \n1.',
  '\tTab\tinside\n\n-\ttabbed item',
  '**bold.**word and **"quoted"** and *a*b',
  '**unclosed and `open [a](b',
  'line\r\nwindows\r\n\r\n- list\r\n- end',
];

it.each(CORPUS)('leaves a text as it is until it is changed: %j', (text) => {
  const { doc, write } = readMarkdown(text);
  doc.check();
  expect(write(doc)).toBe(text);
});

it.each(CORPUS)('leaves all blocks as they are when one is added at either end: %j', (text) => {
  const normal = text.replaceAll('\r\n', '\n').trim();
  const { doc, write } = readMarkdown(normal);
  const added = schema.node('paragraph', null, [schema.text('Added')]);
  const behind = write(doc.copy(doc.content.addToEnd(added)));
  expect(behind.endsWith('Added')).toBe(true);
  if (!normal.includes('never closed') && normal !== '')
    expect(behind.startsWith(`${normal}\n\n`)).toBe(true);
  const before = write(doc.copy(doc.content.addToStart(added)));
  expect(before).toBe(normal === '' ? 'Added' : `Added\n\n${normal}`);
});

it.each(CORPUS)('keeps what each block means when it is written again: %j', (text) => {
  for (const node of readMarkdown(text).doc.content.content) {
    const once = written(schema.node('doc', null, [node]));
    const [again] = blocksIn(once);
    if (node.type === schema.nodes.source) expect(once).toBe(node.textContent);
    else if (node.content.size > 0 || node.isLeaf) expect(again?.node?.toJSON()).toEqual(node.toJSON());
  }
});
