import {
  ASSIGNEE_ROLE_LABELS,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  type Person,
} from '@taskloom/contracts';
import { Icon, formatDay } from '@taskloom/ui';
import { Button } from '@taskloom/ui/core';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import type { Editing } from './form/editing';
import type { DraftField, TaskDraft } from './form/task-draft';
import styles from './conflict-view.module.css';

interface ConflictViewProps {
  editing: Editing;
  people: readonly Person[];
  onKeep: (field: DraftField, side: 'mine' | 'theirs') => void;
}

/** A field's value in words; empty when there is none. */
const words = (field: DraftField, draft: TaskDraft, people: readonly Person[]): string => {
  switch (field) {
    case 'title':
    case 'description':
      return draft[field];
    case 'status':
      return TASK_STATUS_LABELS[draft.status];
    case 'priority':
      return TASK_PRIORITY_LABELS[draft.priority];
    case 'deadline':
      return draft.deadline ? formatDay(draft.deadline) : '';
    case 'assignees':
      return draft.assignees
        .map(({ user, role }) => {
          const name = people.find(({ _id }) => _id === user)?.name;
          return name ? `${name} (${ASSIGNEE_ROLE_LABELS[role]})` : '';
        })
        .filter(Boolean)
        .join(', ');
  }
};

interface SideProps {
  label: string;
  value: string;
  action: string;
  onKeep: () => void;
}

function Side({ label, value, action, onKeep }: SideProps) {
  const t = useTexts();
  return (
    <div className={styles.side}>
      <span className={styles.whose}>{label}</span>
      <p className={styles.value}>{value || t('nothing')}</p>
      <Button size="small" onClick={onKeep}>
        {action}
      </Button>
    </div>
  );
}

/** Somebody else changed the same field meanwhile: yours, theirs, and which one to keep. Nothing is lost before that. */
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
        <div
          key={field}
          role="group"
          aria-label={t('conflictOf', { field: t(field) })}
          className={styles.field}
        >
          <h4 className={styles.name}>{t(field)}</h4>
          <div className={styles.sides}>
            <Side
              label={t('yours')}
              value={words(field, editing.draft, people)}
              action={t('keepYours')}
              onKeep={() => onKeep(field, 'mine')}
            />
            <Side
              label={t('theirs')}
              value={words(field, editing.base, people)}
              action={t('takeTheirs')}
              onKeep={() => onKeep(field, 'theirs')}
            />
          </div>
        </div>
      ))}
    </section>
  );
}
