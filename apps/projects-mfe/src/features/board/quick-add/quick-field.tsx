import { LIMITS, type TaskStatus } from '@taskloom/contracts';
import { Icon, valueWord } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { InputHTMLAttributes, Ref } from 'react';
import { useTexts } from '../../../texts';
import { CompletionList } from './completion-list';
import type { Completion } from './completions';
import styles from './quick-add.module.css';

interface QuickFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'onKeyDown' | 'onPaste'> {
  /** Of the list of completions. */
  id: string;
  ref: Ref<HTMLInputElement>;
  status: TaskStatus;
  text: string;
  offers: readonly Completion[];
  active: number;
  onTake: (offer: Completion) => void;
  onChange: (text: string) => void;
}

/** The field of quick add with the completions of its last word. */
export function QuickField({
  id,
  ref,
  status,
  text,
  offers,
  active,
  onTake,
  onChange,
  ...handlers
}: QuickFieldProps) {
  const t = useTexts();
  const open = offers.length > 0;
  return (
    <div className={styles.quickField}>
      {open && <CompletionList id={id} offers={offers} active={active} onTake={onTake} />}
      <Icon icon={icons.action.add} size={14} className={styles.quickIcon} />
      <input
        ref={ref}
        className={styles.quick}
        aria-label={t('quickAddTo', { column: valueWord(status) })}
        placeholder={t('quickAdd')}
        aria-autocomplete="list"
        aria-controls={open ? id : undefined}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={LIMITS.title}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        {...handlers}
      />
    </div>
  );
}
