import type { Person } from '@taskloom/contracts';
import { formatDay, valueWord } from '@taskloom/ui';

interface Row {
  user: string | { _id: string; name?: string };
  role?: 'primary' | 'secondary';
}

const rowWords = (
  { user, role = 'secondary' }: Row,
  people: readonly Pick<Person, '_id' | 'name'>[],
): string => {
  const id = typeof user === 'string' ? user : user._id;
  const name =
    (typeof user === 'string' ? undefined : user.name) ?? people.find(({ _id }) => _id === id)?.name;
  return name ? `${name} (${valueWord(role)})` : '';
};

/** A field's value as text; empty for none. */
export const valueWords = (
  field: string,
  value: unknown,
  people: readonly Pick<Person, '_id' | 'name'>[],
): string => {
  if (Array.isArray(value))
    return value
      .map((row: Row) => rowWords(row, people))
      .filter(Boolean)
      .join(', ');
  if (typeof value !== 'string') return '';
  if (field === 'deadline') return formatDay(value);
  return field === 'status' || field === 'priority' ? valueWord(value) : value;
};
