import { LIMITS, mentionOf } from '@taskloom/contracts';
import { aComment } from '../../test/activity';
import { JONAS } from '../../test/people';
import { quoteOf, withQuote } from './quote';

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
  expect(withQuote(full, commentOf('Yes'))).toBe(full);
});
