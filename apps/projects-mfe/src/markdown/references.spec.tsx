import { mentionOf, taskLinkOf } from '@taskloom/contracts';
import { mentionedIn } from '@taskloom/contracts/mentions';
import { renderApp } from '@taskloom/client/test-kit';
import { walkTokens, lexer } from 'marked';
import { screen } from '@testing-library/react';
import { readMarkdown } from '../editor/markdown-text';
import Markdown from './markdown';

const _id = '0190a000-0000-7000-8000-00000000000a';
const NAMES = ['Al [dev', 'Slash\\', '*Star* _u_', '`tick`', 'a](b', '<b>~~x~~'];

it.each(NAMES)('%s is shown as written, in chips, task links and the editor', (name) => {
  const [mention, link] = [mentionOf({ _id, name }), taskLinkOf({ _id, title: name })];
  renderApp(<Markdown text={`${mention}, ${link}`} projectId="p1" />);
  expect(screen.getByText(`@${name}`)).toHaveClass('mention');
  expect(screen.getByRole('link', { name: `#${name}` })).toBeInTheDocument();
  const text = `Hi ${mention} ${link}`;
  const { doc, write } = readMarkdown(text);
  const labels: unknown[] = [];
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'reference') labels.push(attrs.label);
  });
  expect(labels).toEqual([`@${name}`, `#${name}`]);
  expect(write(doc)).toBe(text);
});

/** The people whom the rendered text shows as mentioned. */
const shown = (text: string): string[] => {
  const ids: string[] = [];
  walkTokens(lexer(text, { gfm: true, breaks: true }), (token) => {
    if (token.type === 'link' && String(token.href).startsWith('mention:'))
      ids.push(String(token.href).slice('mention:'.length));
  });
  return ids;
};

const PARTS = [
  '`',
  '``',
  '```\n',
  '\n```\n',
  '\\',
  '<!-- ',
  ' -->',
  '\n',
  '\n\n',
  '> ',
  '- ',
  '# ',
  'word ',
  '**',
  '~~~\n',
];

/** The same sequence in each run. */
const numbers = (seed: number) => () =>
  (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;

it('mentions only people whom the rendered text shows as mentioned, in 3,000 made-up texts', () => {
  const next = numbers(7);
  const mark = mentionOf({ _id, name: 'Ann' });
  const wrong: { text: string; extra: boolean }[] = [];
  for (let made = 0; made < 3_000; made += 1) {
    const parts = Array.from({ length: 7 }, () => PARTS[Math.floor(next() * PARTS.length)] ?? '');
    parts.splice(Math.floor(next() * 8), 0, mark);
    const text = parts.join('');
    const [expected, found] = [shown(text).length > 0, mentionedIn(text).length > 0];
    if (expected !== found) wrong.push({ text, extra: found });
  }
  expect(wrong.slice(0, 20)).toEqual([]);
});
