import type { Person } from '@taskloom/contracts';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { FieldConflict } from '@taskloom/ui/modal';
import { useTexts } from '../../texts/all';
import type { useEditing } from './use-editing';
import { useFieldAuthors } from './use-field-authors';
import styles from './conflict-view.module.css';

interface ConflictViewProps {
  taskId: string;
  form: Pick<ReturnType<typeof useEditing>, 'conflicts' | 'draft' | 'seen' | 'keep'>;
  /** People and labels that values may name by id. */
  people: readonly Pick<Person, '_id' | 'name'>[];
}

/**
 * Someone else changed the same field: shows who, where that is known, and both values, and asks which one to keep. Nothing is lost
 * until the choice.
 */
export function ConflictView({ taskId, form, people }: ConflictViewProps) {
  const t = useTexts();
  const authors = useFieldAuthors(taskId);
  const { conflicts, draft, seen, keep } = form;
  if (conflicts.length === 0) return null;
  const [by, ...others] = new Set(conflicts.map((field) => authors[field]));
  return (
    <section className={styles.view} role="alert">
      <h3 className={styles.title}>
        <Icon icon={icons.state.error} />
        {by && others.length === 0 ? t('conflictWith', { name: by }) : t('conflictTitle')}
      </h3>
      <p className={styles.text}>{t('conflictText')}</p>
      {conflicts.map((field) => (
        <FieldConflict
          key={field}
          field={field}
          mine={draft}
          theirs={seen}
          by={authors[field]}
          people={people}
          onKeep={(side) => keep(field, side)}
        />
      ))}
    </section>
  );
}
