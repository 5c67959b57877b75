import type { Person } from '@taskloom/contracts';
import { Icon, formatDay, valueWord } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { ConflictField } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import type { Editing } from './form/editing';
import type { DraftField, TaskDraft } from './form/task-draft';
import styles from './conflict-view.module.css';

interface ConflictViewProps {
  editing: Editing;
  people: readonly Person[];
  onKeep: (field: DraftField, side: 'mine' | 'theirs') => void;
}

/** The value of a field as text; empty when there is none. */
const words = (field: DraftField, draft: TaskDraft, people: readonly Person[]): string => {
  switch (field) {
    case 'title':
    case 'description':
      return draft[field];
    case 'status':
    case 'priority':
      return valueWord(draft[field]);
    case 'deadline':
      return draft.deadline ? formatDay(draft.deadline) : '';
    case 'assignees':
      return draft.assignees
        .map(({ user, role }) => {
          const name = people.find(({ _id }) => _id === user)?.name;
          return name ? `${name} (${valueWord(role)})` : '';
        })
        .filter(Boolean)
        .join(', ');
  }
};

/**
 * Somebody else changed the same field: shows both values and asks which one to keep. Nothing is lost until
 * the choice.
 */
export function ConflictView({ editing, people, onKeep }: ConflictViewProps) {
  const t = useTexts();
  if (editing.conflicts.length === 0) return null;
  return (
    <section className={styles.view} role="alert">
      <h3 className={styles.title}>
        <Icon icon={icons.state.error} />
        {t('conflictTitle')}
      </h3>
      <p className={styles.text}>{t('conflictText')}</p>
      {editing.conflicts.map((field) => (
        <ConflictField
          key={field}
          name={t(field)}
          question={t('conflictOf', { field: t(field) })}
          sides={[
            {
              whose: t('yours'),
              value: words(field, editing.draft, people) || t('nothing'),
              keep: { text: t('keepYours'), onKeep: () => onKeep(field, 'mine') },
            },
            {
              whose: t('theirs'),
              value: words(field, editing.base, people) || t('nothing'),
              keep: { text: t('takeTheirs'), onKeep: () => onKeep(field, 'theirs') },
            },
          ]}
        />
      ))}
    </section>
  );
}
