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
/** A Friday. */
const context: QuickAddContext = {
  people: PEOPLE,
  labels: LABELS,
  today: '2026-11-20',
  language: 'en',
  priorityWord: (priority) => priority,
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
])('recognises %s as the last word', (word, deadline) => {
  expect(parse(`Call ${word}`)).toEqual({ title: 'Call', deadline });
});

it.each(['Buy sun cream', 'Friday', 'Ask @nobody', 'Fix #123', 'Really !?', '@jo both'])(
  'leaves “%s” as it is',
  (title) => expect(parse(title)).toEqual({ title }),
);

it('ignores accents and accepts any unambiguous part of a name', () => {
  expect(parse('Ask @jose @jon')).toEqual({
    title: 'Ask',
    assignees: [{ user: 'jose' }, { user: 'jonas' }],
  });
});

it('writes labels of several words with hyphens, and takes each once', () => {
  expect(parse('Close #month-end #Month-End')).toEqual({ title: 'Close', labels: ['m'] });
});

it('uses the language of the reader', () => {
  const words = { low: 'Niedrig', medium: 'Mittel', high: 'Hoch' };
  const german = { language: 'de', priorityWord: (priority: keyof typeof words) => words[priority] };
  expect(parse('Bank anrufen !hoch dienstag', german)).toEqual({
    title: 'Bank anrufen',
    priority: 'high',
    deadline: '2026-11-24',
  });
});

it('leaves words that the person has put back', () => {
  expect(parse('Watch the sun', {}, new Set(['sun']))).toEqual({ title: 'Watch the sun' });
});
