import type { ProjectLabel } from '@taskloom/contracts';
import { fieldsOf, parseQuickAdd, type QuickAddContext } from './parse-quick-add';

const PEOPLE = [
  { _id: 'anna', name: 'Anna Berg' },
  { _id: 'jose', name: 'José Ruiz' },
  { _id: 'jonas', name: 'Jonas Weber' },
];
const LABELS: ProjectLabel[] = [
  { _id: 'f', name: 'finance', color: 'green' },
  { _id: 'm', name: 'month end', color: 'sky' },
];
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00') });
});
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.lang = 'en';
});

/** A Friday. */
const context: QuickAddContext = {
  people: PEOPLE,
  labels: LABELS,
  today: '2026-11-20',
};
const parse = (text: string, more: Partial<QuickAddContext> = {}, literal?: Set<string>) =>
  fieldsOf(parseQuickAdd(text, { ...context, ...more }, literal));

it('removes person, priority, label and day from the title', () => {
  expect(parse('Call the bank @anna !high #finance tue')).toEqual({
    title: 'Call the bank',
    assignees: [{ user: 'anna' }],
    priority: 'high',
    labels: ['f'],
    deadline: '2026-11-24',
  });
});

it('sets no other field for a plain title', () => {
  expect(parse('  Call the bank ')).toEqual({ title: 'Call the bank' });
});

it.each([
  ['today', '2026-11-20'],
  ['Tomorrow', '2026-11-21'],
  ['sun', '2026-11-22'],
  ['friday', '2026-11-27'],
  ['next tuesday', '2026-11-24'],
  ['next tue', '2026-11-24'],
  ['nächsten Dienstag', '2026-11-24'],
  ['nächste Dienstag', '2026-11-24'],
  ['nächster Dienstag', '2026-11-24'],
  ['am naechsten Di', '2026-11-24'],
  ['kommenden Dienstag', '2026-11-24'],
  ['am Dienstag', '2026-11-24'],
  ['nächsten Dienstag'.normalize('NFD'), '2026-11-24'],
  ['bis 24.12.', '2026-12-24'],
  ['bis Di.', '2026-11-24'],
  ['by friday', '2026-11-27'],
  ['übermorgen', '2026-11-22'],
  ['nächste Woche', '2026-11-27'],
  ['in 3 days', '2026-11-23'],
  ['in 2 Wochen', '2026-12-04'],
  ['24.12.', '2026-12-24'],
  ['on Dec 24', '2026-12-24'],
  ['Fri, November 27, 2026', '2026-11-27'],
  ['2026-11-27', '2026-11-27'],
])('recognises %s at the end', (words, deadline) => {
  expect(parse(`Order lunch ${words}`)).toEqual({ title: 'Order lunch', deadline });
  expect(parse(`Order lunch ${words} !high`)).toEqual({ title: 'Order lunch', deadline, priority: 'high' });
});

it.each([
  'Buy sun cream',
  'Next tuesday we order lunch',
  'Friday',
  'next tuesday',
  'nächsten Dienstag',
  'Checked by Sam',
  'Call Tom',
  'Wer kommt mit',
  'Laufen am Morgen',
  'Upgrade to 12.3',
  'Part 1/2',
  'Sprint of 2w',
  'Report for 3 days',
  'Twice a week',
  'Report of yesterday',
  'Minutes of 1.2.2020',
  'Ask @nobody',
  'Fix #123',
  'Really !?',
  '@jo both',
])('leaves “%s” as it is', (title) => expect(parse(title)).toEqual({ title }));

it('ignores accents and accepts any unambiguous part of a name', () => {
  expect(parse('Ask @jose @jon')).toEqual({
    title: 'Ask',
    assignees: [{ user: 'jose' }, { user: 'jonas' }],
  });
});

it('writes labels of several words with hyphens, and takes each once', () => {
  expect(parse('Close #month-end #Month-End')).toEqual({ title: 'Close', labels: ['m'] });
});

it('removes days without words before them only from the end', () => {
  expect(parse('Meet Anna, Nov 27')).toEqual({ title: 'Meet Anna,', deadline: '2026-11-27' });
});

it('uses the language of the reader', () => {
  document.documentElement.lang = 'de';
  const quick = parseQuickAdd('Bank anrufen @anna !hoch #finance dienstag', context);
  expect(fieldsOf(quick)).toEqual({
    title: 'Bank anrufen',
    assignees: [{ user: 'anna' }],
    priority: 'high',
    labels: ['f'],
    deadline: '2026-11-24',
  });
  expect(quick.tokens.map(({ shown }) => shown)).toEqual(['Anna Berg', 'Hoch', 'finance', '24. Nov. 2026']);
});

it('leaves words that the person has put back', () => {
  expect(parse('Watch the sun', {}, new Set(['sun']))).toEqual({ title: 'Watch the sun' });
  expect(parse('Order lunch next tuesday', {}, new Set(['next tuesday']))).toEqual({
    title: 'Order lunch next tuesday',
  });
});
