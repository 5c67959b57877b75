import { REACTIONS, type Reaction, type ReactionEmoji } from '@taskloom/contracts';
import { useUser } from '@taskloom/client';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTexts } from '../../texts/all';
import styles from './reactions.module.css';

interface ReactionsProps {
  reactions: readonly Reaction[];
  /** All emoji of the set are offered. */
  picking: boolean;
  onPicked: () => void;
  onReact: (emoji: ReactionEmoji, on: boolean) => void;
}

/** The reactions to a comment, each a button that adds or removes one's own; and the choice of another one. */
export function Reactions({ reactions, picking, onPicked, onReact }: ReactionsProps) {
  const t = useTexts();
  const { _id: me } = useUser();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (picking) first.current?.focus();
  }, [picking]);
  const isMine = (emoji: ReactionEmoji) =>
    reactions.some((each) => each.emoji === emoji && each.people.some(({ _id }) => _id === me));
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise the surrounding panel would close.
    event.preventDefault();
    event.stopPropagation();
    onPicked();
  };
  if (reactions.length === 0 && !picking) return null;
  return (
    <div className={styles.reactions}>
      {reactions.length > 0 && (
        <div role="group" aria-label={t('reactions')} className={styles.group}>
          {reactions.map(({ emoji, people }) => {
            const names = people.map(({ name }) => name).join(', ');
            return (
              <button
                key={emoji}
                type="button"
                className={styles.reaction}
                aria-pressed={isMine(emoji)}
                aria-label={t('reactionBy', { reaction: t(emoji), count: people.length, names })}
                title={names}
                onClick={() => onReact(emoji, !isMine(emoji))}
              >
                <span aria-hidden="true">{emoji}</span> {people.length}
              </button>
            );
          })}
        </div>
      )}
      {picking && (
        <div role="group" aria-label={t('addReaction')} className={styles.choice} onKeyDown={press}>
          {REACTIONS.map((emoji, index) => (
            <button
              key={emoji}
              ref={index === 0 ? first : undefined}
              type="button"
              className={styles.emoji}
              aria-pressed={isMine(emoji)}
              aria-label={t(emoji)}
              title={t(emoji)}
              onClick={() => {
                onReact(emoji, !isMine(emoji));
                onPicked();
              }}
            >
              {emoji}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
