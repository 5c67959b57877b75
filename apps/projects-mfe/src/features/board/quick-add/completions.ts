import { foldText, labelKey, TASK_PRIORITIES } from '@taskloom/contracts';
import { valueWord } from '@taskloom/ui';
import type { QuickAddContext } from '@taskloom/ui/quick-add';

export interface Completion {
  /** The replacement of the word. */
  text: string;
  label: string;
  kind: 'person' | 'priority' | 'label' | 'newLabel';
  /** The id of a person or label, a priority, or the name of a new label. */
  value: string;
}

const MOST = 6;

const has = (text: string, part: string): boolean => foldText(text).includes(part);

/** Offers for the last word when it begins with `@`, `!` or `#`. */
export const completionsOf = (
  text: string,
  context: Pick<QuickAddContext, 'people' | 'labels'>,
): Completion[] => {
  const word = /(?:^|\s)([@!#]\S*)$/.exec(text)?.[1];
  if (!word) return [];
  const part = foldText(word.slice(1));
  if (word.startsWith('@'))
    return context.people
      .filter(({ name }) => has(name.replaceAll(' ', ''), part))
      .slice(0, MOST)
      .map(({ _id, name }) => ({
        text: `@${name.replaceAll(' ', '')}`,
        label: name,
        kind: 'person',
        value: _id,
      }));
  if (word.startsWith('!'))
    return TASK_PRIORITIES.toReversed()
      .filter((priority) => has(priority, part) || has(valueWord(priority), part))
      .map((priority) => ({
        text: `!${priority}`,
        label: valueWord(priority),
        kind: 'priority',
        value: priority,
      }));
  const known = context.labels.filter(({ name }) => has(name.replaceAll(' ', '-'), part)).slice(0, MOST);
  const found: Completion[] = known.map(({ _id, name }) => ({
    text: `#${name.replaceAll(' ', '-')}`,
    label: name,
    kind: 'label',
    value: _id,
  }));
  const name = word.slice(1);
  const isNew =
    name !== '' && known.every((label) => labelKey(label.name.replaceAll(' ', '-')) !== labelKey(name));
  return isNew ? [...found, { text: word, label: name, kind: 'newLabel', value: name }] : found;
};

/** The text with its last word replaced, ready for the next word. */
export const complete = (text: string, { text: word }: Completion): string =>
  `${text.slice(0, text.lastIndexOf(' ') + 1)}${word} `;
