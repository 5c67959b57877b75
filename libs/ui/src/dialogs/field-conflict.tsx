import type { Person, TaskEdit } from '@taskloom/contracts';
import { fieldLabel, fieldWords, language } from '../fields/field-words';
import { CONFLICT_WORDS } from '../texts/conflict';
import { ConflictField } from './conflict-field';

type Values = Readonly<Partial<Record<TaskEdit, unknown>>>;

export interface FieldConflictProps {
  field: TaskEdit;
  mine: Values;
  theirs: Values;
  /** The values that both have replaced, where they are known. */
  before?: Values;
  /** The name of the other person, where it is known. */
  by?: string;
  /** People and labels that values name by id. */
  people: readonly Pick<Person, '_id' | 'name'>[];
  onKeep: (side: 'mine' | 'theirs') => void;
}

/**
 * A field of a task or project that two people changed: shows the values in words and asks which one to keep. Nothing is lost until
 * the choice.
 * @example
 * <FieldConflict field="status" mine={{ status: 'done' }} theirs={{ status: 'todo' }} people={[]} onKeep={save} />
 */
export function FieldConflict({ field, mine, theirs, before, by, people, onKeep }: FieldConflictProps) {
  const words = CONFLICT_WORDS[language()];
  const valueOf = (values: Values) => fieldWords(field, values[field], people) || words.nothing;
  const name = fieldLabel(field);
  return (
    <ConflictField
      name={name}
      question={words.question(name)}
      sides={[
        ...(before ? [{ whose: words.before, value: valueOf(before) }] : []),
        {
          whose: by ?? words.theirs,
          value: valueOf(theirs),
          keep: { text: words.keepTheirs, onKeep: () => onKeep('theirs') },
        },
        {
          whose: words.mine,
          value: valueOf(mine),
          keep: { text: words.keepMine, onKeep: () => onKeep('mine') },
        },
      ]}
    />
  );
}
