import { LIMITS, type TaskStatus } from '@taskloom/contracts';
import { valueWord } from '@taskloom/ui';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../texts';
import { useQuickAdd } from '../use-quick-add';
import { useBoardActions } from '../board-actions';
import styles from './board-column.module.css';

/** Title, Enter, and the next one: a task with the column's status and the usual defaults. */
export function QuickAdd({ status }: { status: TaskStatus }) {
  const t = useTexts();
  const { projectId } = useBoardActions();
  const [title, setTitle] = useState('');
  const { waiting, add } = useQuickAdd(projectId, status);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTitle('');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || title.trim() === '') return;
    event.preventDefault();
    setTitle('');
    // What could not be saved comes back, unless the next title has been begun.
    void add(title.trim()).then((saved) => !saved && setTitle((next) => next || title));
  };

  return (
    <div className={styles.foot}>
      {waiting.map(({ key, title: pending }) => (
        <span key={key} className={styles.pending}>
          {pending}
        </span>
      ))}
      <input
        className={styles.quick}
        aria-label={t('quickAddTo', { column: valueWord(status) })}
        placeholder={`+ ${t('quickAdd')}`}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={LIMITS.title}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={press}
      />
    </div>
  );
}
