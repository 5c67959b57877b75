import { LIMITS, type TaskStatus } from '@taskloom/contracts';
import { Icon, valueWord } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { InputHTMLAttributes, Ref } from 'react';
import { useTexts } from '../../../texts';
import { CompletionList } from '../../../completion/completion-list';
import type { Completing } from '../../../completion/use-completing';
import { Completion } from './completion';
import type { Completion as Offer } from './completions';
import styles from './quick-add.module.css';

interface QuickFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'onKeyDown' | 'onPaste'> {
  ref: Ref<HTMLInputElement>;
  status: TaskStatus;
  text: string;
  completing: Completing<Offer>;
  onChange: (text: string) => void;
}

/** The field of quick add with the completions of its last word. */
export function QuickField({ ref, status, text, completing, onChange, ...handlers }: QuickFieldProps) {
  const t = useTexts();
  return (
    <div className={styles.quickField}>
      <CompletionList completing={completing} keyOf={({ kind, value }) => `${kind} ${value}`}>
        {(offer) => <Completion offer={offer} />}
      </CompletionList>
      <Icon icon={icons.action.add} size={14} className={styles.quickIcon} />
      <input
        ref={ref}
        className={styles.quick}
        aria-label={t('quickAddTo', { column: valueWord(status) })}
        placeholder={t('quickAdd')}
        {...completing.aria}
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
