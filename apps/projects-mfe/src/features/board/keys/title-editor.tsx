import { LIMITS, type TaskCard } from '@taskloom/contracts';
import { fieldLabel, isComposing } from '@taskloom/ui';
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import styles from './title-editor.module.css';

interface TitleEditorProps {
  card: TaskCard;
  /** `back`: the focus returns to the card. Without a title, nothing changes. */
  onEnd: (back: boolean, title?: string) => void;
}

/** Keeps presses from the card, which would open or lift it. */
const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** Edits the title of a card in place. Enter or leaving the field saves, Escape restores it. */
export default function TitleEditor({ card, onEnd }: TitleEditorProps) {
  const [title, setTitle] = useState(card.title);
  const ended = useRef(false);
  const end = (saves: boolean, back: boolean) => {
    if (ended.current) return;
    ended.current = true;
    const wanted = title.trim();
    onEnd(back, saves && wanted !== '' && wanted !== card.title ? wanted : undefined);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    end(event.key === 'Enter', true);
  };
  return (
    <textarea
      className={styles.field}
      aria-label={fieldLabel('title')}
      rows={2}
      maxLength={LIMITS.title}
      value={title}
      ref={(field) => {
        if (field && document.activeElement !== field) {
          field.focus();
          field.select();
        }
      }}
      onChange={(event) => setTitle(event.target.value.replaceAll('\n', ' '))}
      onKeyDown={press}
      onBlur={() => end(true, false)}
      onClick={stop}
      onPointerDown={stop}
      onMouseDown={stop}
      onTouchStart={stop}
    />
  );
}
