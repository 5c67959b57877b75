import { REACTIONS, type Reaction, type ReactionEmoji } from '@taskloom/contracts';
import { useUser } from '@taskloom/client';
import { IconButton, isComposing } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { moveInToolbar } from '../../keys/toolbar-keys';
import { useTexts } from '../../texts/all';
import { hasReacted } from './has-reacted';
import styles from './reactions.module.css';

interface ReactionPickerProps {
  reactions: readonly Reaction[];
  open: boolean;
  onOpen: (open: boolean) => void;
  onReact: (emoji: ReactionEmoji, on: boolean) => void;
}

/** A button and, below it, the emoji of the set. The arrow keys move between them; Escape and leaving close them. */
export function ReactionPicker({ reactions, open, onOpen, onReact }: ReactionPickerProps) {
  const t = useTexts();
  const { _id: me } = useUser();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    first.current?.focus({ preventScroll: true });
    first.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    // Safari doesn't move the focus to a button that is pressed.
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open, onOpen]);
  const close = () => {
    onOpen(false);
    button.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    moveInToolbar(event);
    if (event.key !== 'Escape') return;
    // Otherwise the surrounding panel would close.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) onOpen(false);
  };
  return (
    <span ref={root} onBlur={leave}>
      <IconButton
        ref={button}
        label={t('addReaction')}
        icon={icons.action.react}
        size={24}
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      />
      {open && (
        <span role="toolbar" aria-label={t('addReaction')} className={styles.choice} onKeyDown={press}>
          {REACTIONS.map((emoji, index) => {
            const mine = hasReacted(reactions, emoji, me);
            return (
              <button
                key={emoji}
                ref={index === 0 ? first : undefined}
                type="button"
                tabIndex={-1}
                className={styles.emoji}
                aria-pressed={mine}
                aria-label={t(emoji)}
                title={t(emoji)}
                onClick={() => {
                  onReact(emoji, !mine);
                  close();
                }}
              >
                {emoji}
              </button>
            );
          })}
        </span>
      )}
    </span>
  );
}
