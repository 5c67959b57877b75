import type { Person, TaskEdit } from '@taskloom/contracts';
import { fieldLabel, fieldWords, Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { ConflictField } from '@taskloom/ui/modal';
import { useTexts } from '../../texts/all';
import type { Editing } from './editing';
import { useFieldAuthors } from './use-field-authors';
import styles from './conflict-view.module.css';

interface ConflictViewProps {
  taskId: string;
  editing: Editing;
  /** People and labels that values may name by id. */
  people: readonly Pick<Person, '_id' | 'name'>[];
  onKeep: (field: TaskEdit, side: 'mine' | 'theirs') => void;
}

/**
 * Someone else changed the same field: shows who, where that is known, and both values, and asks which one to keep. Nothing is lost
 * until the choice.
 */
export function ConflictView({ taskId, editing, people, onKeep }: ConflictViewProps) {
  const t = useTexts();
  const authors = useFieldAuthors(taskId);
  if (editing.conflicts.length === 0) return null;
  const [by, ...others] = new Set(editing.conflicts.map((field) => authors[field]));
  return (
    <section className={styles.view} role="alert">
      <h3 className={styles.title}>
        <Icon icon={icons.state.error} />
        {by && others.length === 0 ? t('conflictWith', { name: by }) : t('conflictTitle')}
      </h3>
      <p className={styles.text}>{t('conflictText')}</p>
      {editing.conflicts.map((field) => (
        <ConflictField
          key={field}
          name={fieldLabel(field)}
          question={t('conflictOf', { field: fieldLabel(field) })}
          sides={[
            {
              whose: t('yours'),
              value: fieldWords(field, editing.draft[field], people) || t('nothing'),
              keep: { text: t('keepYours'), onKeep: () => onKeep(field, 'mine') },
            },
            {
              whose: authors[field] ?? t('theirs'),
              value: fieldWords(field, editing.base[field], people) || t('nothing'),
              keep: { text: t('takeTheirs'), onKeep: () => onKeep(field, 'theirs') },
            },
          ]}
        />
      ))}
    </section>
  );
}
