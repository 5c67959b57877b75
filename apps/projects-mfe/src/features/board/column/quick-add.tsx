import { LIMITS, type TaskStatus } from '@taskloom/contracts';
import { Icon, valueWord } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../texts';
import { useQuickAdd } from '../use-quick-add';
import { useBoardActions } from '../board-actions';
import styles from './board-column.module.css';

/**
 * Creates a task from a title on Enter, with the status of the column and default values, and stays ready for
 * the next.
 */
export function QuickAdd({ status }: { status: TaskStatus }) {
  const t = useTexts();
  const { projectId } = useBoardActions();
  const [title, setTitle] = useState('');
  const { waiting, add } = useQuickAdd(projectId, status);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A new card pushes the field down, perhaps out of view, where the next title is typed.
    if (waiting.length > 0 && document.activeElement === field.current)
      field.current?.scrollIntoView({ block: 'nearest' });
  }, [waiting.length]);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTitle('');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || title.trim() === '') return;
    event.preventDefault();
    setTitle('');
    // Restores a title that could not be saved, unless the next one has been started.
    void add(title.trim()).then((saved) => !saved && setTitle((next) => next || title));
  };

  return (
    <div className={styles.foot}>
      {waiting.map(({ key, title: pending }) => (
        <span key={key} className={styles.pending}>
          {pending}
        </span>
      ))}
      <div className={styles.quickField}>
        <Icon icon={icons.action.add} size={14} className={styles.quickIcon} />
        <input
          ref={field}
          className={styles.quick}
          aria-label={t('quickAddTo', { column: valueWord(status) })}
          placeholder={t('quickAdd')}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={LIMITS.title}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={press}
        />
      </div>
    </div>
  );
}
