import { LIMITS, mentionOf } from '@taskloom/contracts';
import { mentionedIn } from '@taskloom/contracts/mentions';
import { aComment } from '../../test/activity';
import { JONAS } from '../../test/people';
import { quoteOf, withQuote } from './quote';
import { selectedIn } from './selected-text';

const commentOf = (content: string) => aComment({ content, author: { ...JONAS, name: 'Jo *W*' } });

it('quotes each line with the author first', () => {
  expect(quoteOf(commentOf('Europe first.\n\n- one\n- two'))).toBe(
    '> **Jo \\*W\\*:**\n> Europe first.\n>\n> - one\n> - two\n\n',
  );
});

it('leaves out what the comment quotes itself, unless it contains nothing else', () => {
  expect(quoteOf(commentOf('> earlier\n\nNow'))).toBe('> **Jo \\*W\\*:**\n> Now\n\n');
  expect(quoteOf(commentOf('> earlier'))).toBe('> **Jo \\*W\\*:**\n> > earlier\n\n');
});

it('names people without mentioning them again', () => {
  const mention = mentionOf({ _id: '01900000-0000-7000-8000-000000000001', name: 'Ann' });
  expect(quoteOf(commentOf(`Ask ${mention}`))).toBe('> **Jo \\*W\\*:**\n> Ask @Ann\n\n');
});

it('shortens a long comment between two characters', () => {
  const quoted = quoteOf(commentOf('🎉'.repeat(1_200)));
  expect(quoted).toContain(`${'🎉'.repeat(1_000)}…`);
  expect(quoted).not.toContain('🎉'.repeat(1_001));
});

it('goes behind what is written, and is left out when it does not fit', () => {
  expect(withQuote('So:\n', commentOf('Yes'))).toBe('So:\n\n> **Jo \\*W\\*:**\n> Yes\n\n');
  const full = 'x'.repeat(LIMITS.comment - 5);
  expect(withQuote(full, commentOf('Yes'))).toBeNull();
});

it.each([
  // A name in code, with a bracket, that the server reads as a mention.
  '[@`]`](mention:01900000-0000-7000-8000-000000000001)',
  '[@Ann](MENTION:01900000-0000-7000-8000-000000000001) [@`]`](mention:01900000-0000-7000-8000-000000000001)',
])('mentions no one by %s', (content) => {
  expect(mentionedIn(content)).not.toEqual([]);
  expect(mentionedIn(quoteOf(commentOf(content)))).toEqual([]);
});

describe('a selected part', () => {
  it('is quoted as it is shown, without the rest', () => {
    const quoted = quoteOf(commentOf('x'), '# 1 *of* 2\n\n- see https://a.test/b_c?d=1&e=2\n10. > _Ann_');
    expect(quoted).toBe(
      '> **Jo \\*W\\*:**\n> \\# 1 \\*of\\* 2\n>\n> \\- see https://a.test/b_c?d=1&e=2\n> 10\\. \\> \\_Ann\\_\n\n',
    );
  });

  it('mentions no one, also when it is cut out of code', () => {
    const mention = mentionOf({ _id: '01900000-0000-7000-8000-000000000001', name: 'Ann' });
    expect(mentionedIn(quoteOf(commentOf(`\`${mention}\``), mention))).toEqual([]);
  });
});

describe('the selection', () => {
  const select = (from: Node, start: number, to: Node, end: number) =>
    window.getSelection()?.setBaseAndExtent(from, start, to, end);
  const shown = () => {
    document.body.innerHTML =
      '<p id="before">Before</p><div id="text"><p>One <b>two</b></p><ul><li>three</li><li>four</li></ul></div><p id="after">After</p>';
    const find = (selector: string): Node => {
      const node = document.querySelector(selector);
      if (!node) throw new Error(`There is no ${selector}`);
      return node;
    };
    return { find, read: () => selectedIn(document.querySelector('#text')) };
  };

  it('has the lines of its blocks', () => {
    const { find, read } = shown();
    select(find('b').firstChild ?? document, 0, find('li:last-child'), 1);
    expect(read()).toBe('two\n\nthree\nfour');
  });

  it('ends with the element, also when it ends outside', () => {
    const { find, read } = shown();
    select(find('li:last-child'), 0, find('#after'), 0);
    expect(read()).toBe('four');
  });

  it('is none when everything, or nothing of the element, is selected', () => {
    const { find, read } = shown();
    expect(read()).toBeUndefined();
    select(find('#before'), 0, find('#after'), 1);
    expect(read()).toBeUndefined();
    select(find('#after'), 0, find('#after'), 1);
    expect(read()).toBeUndefined();
  });
});
