import {
  foldText,
  TASK_PRIORITIES,
  type Person,
  type ProjectLabel,
  type TaskCreate,
} from '@taskloom/contracts';
import { formatDay, valueWord } from '@taskloom/ui';
import { dayAtEnd } from './day-at-end';

/** The names that `@` and `#` may refer to: the people and labels of the project that gets the task. */
export interface QuickAddContext {
  people: readonly Pick<Person, '_id' | 'name'>[];
  labels: readonly ProjectLabel[];
  /** The reader's day. */
  today: string;
}

/** Recognised words: `@anna`, `!high`, `#finance`, `next fri`. */
interface Token {
  text: string;
  kind: 'person' | 'priority' | 'label' | 'day';
  /** The id of a person or label, a priority, or a day. */
  value: string;
  /** The value in the reader's language. */
  shown: string;
}

export interface QuickTask {
  /** The text without what is recognised. */
  title: string;
  tokens: Token[];
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const understand = (word: string, context: QuickAddContext): Omit<Token, 'text'> | undefined => {
  const [sign, name] = [word[0], foldText(word.slice(1))];
  if (name === '') return undefined;
  if (sign === '@') {
    const person =
      context.people.find((each) => foldText(each.name).replaceAll(' ', '') === name) ??
      only(
        context.people.filter((each) =>
          foldText(each.name)
            .split(' ')
            .some((part) => part.startsWith(name)),
        ),
      );
    return person && { kind: 'person', value: person._id, shown: person.name };
  }
  if (sign === '!') {
    const priority = TASK_PRIORITIES.find((each) =>
      [each, foldText(valueWord(each))].some((known) => known.startsWith(name)),
    );
    return priority && { kind: 'priority', value: priority, shown: valueWord(priority) };
  }
  if (sign === '#') {
    const label = context.labels.find((each) => foldText(each.name).replaceAll(' ', '-') === name);
    return label && { kind: 'label', value: label._id, shown: label.name };
  }
  return undefined;
};

/**
 * Takes people, priority, labels and a day out of a title. A day counts only at the end, because `sun` may be an ordinary word. What is not
 * recognised stays in the title. `literal` are words that the person has put back.
 */
export const parseQuickAdd = (
  text: string,
  context: QuickAddContext,
  literal: ReadonlySet<string> = new Set(),
): QuickTask => {
  const tokens: Token[] = [];
  const rest: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const token = literal.has(word) ? undefined : understand(word, context);
    if (token) tokens.push({ text: word, ...token });
    else rest.push(word);
  }
  const end = dayAtEnd(rest, context.today, literal);
  if (end) {
    rest.splice(-end.count);
    tokens.push({ text: end.text, kind: 'day', value: end.day, shown: formatDay(end.day) });
  }
  // Without other words, the recognised words are the title.
  return rest.length === 0 ? { title: text.trim(), tokens: [] } : { title: rest.join(' '), tokens };
};

const valuesOf = (tokens: readonly Token[], kind: Token['kind']): string[] => [
  ...new Set(tokens.filter((token) => token.kind === kind).map(({ value }) => value)),
];

/** The fields of the request that the tokens name. */
export const fieldsOf = ({ title, tokens }: QuickTask): TaskCreate => {
  const [people, labels] = [valuesOf(tokens, 'person'), valuesOf(tokens, 'label')];
  const priority = TASK_PRIORITIES.find((each) => each === valuesOf(tokens, 'priority').at(-1));
  const deadline = valuesOf(tokens, 'day').at(-1);
  return {
    title,
    ...(people.length > 0 && { assignees: people.map((user) => ({ user })) }),
    ...(labels.length > 0 && { labels }),
    ...(priority && { priority }),
    ...(deadline && { deadline }),
  };
};
