import { TASK_FIELD_KINDS, type Person, type TaskEdit } from '@taskloom/contracts';
import { valueWord } from '../badges/value-word';
import { formatDay } from '../dates';
import { FIELD_LABELS, SOME_PICTURE } from '../texts/fields';

type Named = Pick<Person, '_id' | 'name'>;

interface Row {
  user: string | { _id: string; name?: string };
  role?: 'primary' | 'secondary';
}

/** The language of the document. */
export const language = (): 'de' | 'en' => (document.documentElement.lang === 'de' ? 'de' : 'en');

/** The label of a field in the language of the document, as for dates. */
export const fieldLabel = (field: TaskEdit): string => FIELD_LABELS[field][language()];

const rowWords = (row: Row | string, people: readonly Named[]): string => {
  if (typeof row === 'string') return people.find(({ _id }) => _id === row)?.name ?? '';
  const { user, role = 'secondary' } = row;
  const id = typeof user === 'string' ? user : user._id;
  const name =
    (typeof user === 'string' ? undefined : user.name) ?? people.find(({ _id }) => _id === id)?.name;
  return name ? `${name} (${valueWord(role)})` : '';
};

/** The value of a field as text; empty for none. `people` resolves the ids of assignees and of the project's labels. */
export const fieldWords = (field: TaskEdit, value: unknown, people: readonly Named[]): string => {
  if (Array.isArray(value))
    return value
      .map((row: Row | string) => rowWords(row, people))
      .filter(Boolean)
      .join(', ');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  switch (TASK_FIELD_KINDS[field]) {
    case 'file':
      return SOME_PICTURE[language()];
    case 'day':
      return value && formatDay(value);
    case 'choice':
      return valueWord(value);
    default:
      return value;
  }
};
