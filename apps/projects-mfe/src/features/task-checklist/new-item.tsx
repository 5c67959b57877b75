import { LIMITS } from '@taskloom/contracts';
import { Icon, isComposing } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTexts } from '../../texts/all';
import styles from './checklist.module.css';
import { itemLines } from './item-lines';
import type { Checklist } from './use-checklist';

interface NewItemProps {
  list: Checklist;
  /** The button's text while the field is closed. */
  label: string;
}

/** A field below the items: Enter adds one and stays, several pasted lines add one each. */
export function NewItem({ list, label }: NewItemProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const room = LIMITS.checklistItems - list.items.length;

  const add = (lines: readonly string[]) => {
    const texts = lines.slice(0, room);
    if (texts.length === 0) return;
    setText('');
    void list.add(texts).then((saved) => {
      if (!saved) setText((now) => now || (texts[0] ?? ''));
    });
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(itemLines(text));
    } else if (event.key === 'Escape') {
      // One press closes one layer.
      event.stopPropagation();
      setText('');
      setOpen(false);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const lines = itemLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    add(text.trim() === '' ? lines : [text.trim(), ...lines]);
  };
  if (room <= 0) return <p className={styles.full}>{t('checklistFull', { most: LIMITS.checklistItems })}</p>;
  if (!open)
    return (
      <button type="button" className={`tl-screen-only ${styles.add}`} onClick={() => setOpen(true)}>
        <Icon icon={icons.action.add} size={14} />
        {label}
      </button>
    );
  return (
    <input
      className={styles.field}
      aria-label={t('newItem')}
      placeholder={t('newItem')}
      maxLength={LIMITS.checklistItem}
      autoComplete="off"
      // The button was pressed for this field.
      ref={(field) => field?.focus({ preventScroll: true })}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={press}
      onPaste={paste}
      onBlur={() => {
        add(itemLines(text));
        setOpen(false);
      }}
    />
  );
}
