import { PlainButton, isComposing } from '@taskloom/ui';
import { LIMITS, type ChecklistItem } from '@taskloom/contracts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../texts/all';
import styles from './checklist.module.css';
import type { Checklist } from './use-checklist';

interface ItemTextProps {
  item: ChecklistItem;
  list: Checklist;
}

interface Edit {
  text: string;
  /** The item's text when the person began, or when they decided to keep their own. */
  seen: string;
}

/** The text of an item: a press opens a field, Enter or leaving it saves. Asks which text to keep when someone else has changed it in the meantime. */
export function ItemText({ item, list }: ItemTextProps) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [edit, setEdit] = useState<Edit | null>(null);
  const conflict = edit !== null && edit.seen !== item.text && edit.text.trim() !== item.text;

  const close = () => {
    setEdit(null);
    // Once the button is there again.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  const save = async ({ text, seen }: Edit, leave: () => void) => {
    const trimmed = text.trim();
    leave();
    if (trimmed === '' || trimmed === item.text) return;
    const saved = await list.change({ update: { _id: item._id, text: trimmed, seen } });
    if (!saved) setEdit((now) => now ?? { text, seen });
  };
  const press = (event: KeyboardEvent) => {
    if (!edit || isComposing(event)) return;
    if (event.key === 'Escape') {
      // One press closes one layer.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!conflict) void save(edit, close);
    }
  };

  if (!edit)
    return (
      <button
        ref={button}
        type="button"
        className={`${styles.text} ${item.done ? styles.done : ''}`}
        aria-label={t('renameItem', { item: item.text })}
        onClick={() => setEdit({ text: item.text, seen: item.text })}
      >
        {item.text}
      </button>
    );
  return (
    <div className={styles.editing}>
      <input
        className={styles.field}
        aria-label={t('itemText')}
        maxLength={LIMITS.checklistItem}
        autoComplete="off"
        ref={(field) => {
          if (field && document.activeElement !== field) field.focus({ preventScroll: true });
        }}
        value={edit.text}
        onChange={(event) => setEdit({ ...edit, text: event.target.value })}
        onKeyDown={press}
        onBlur={() => !conflict && void save(edit, () => setEdit(null))}
      />
      <div aria-live="polite">
        {conflict && (
          <div className={styles.conflict}>
            <p>{t('itemChanged', { text: item.text })}</p>
            <PlainButton size="small" onClick={() => void save({ text: edit.text, seen: item.text }, close)}>
              {t('keepYours')}
            </PlainButton>
            <PlainButton size="small" onClick={close}>
              {t('takeTheirs')}
            </PlainButton>
          </div>
        )}
      </div>
    </div>
  );
}
