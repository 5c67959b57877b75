import type { Reaction, ReactionEmoji } from '@taskloom/contracts';
import { useUser } from '@taskloom/client';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../texts/all';
import { hasReacted } from './has-reacted';
import styles from './reactions.module.css';

/** People whose names are shown; the others are counted. */
const MOST_NAMES = 12;

interface ReactionsProps {
  reactions: readonly Reaction[];
  /** Absent for comments that can't be changed. */
  onReact?: (emoji: ReactionEmoji, on: boolean) => void;
}

/** The reactions to a comment with the names of those who reacted, each a button that adds or removes one's own. */
export function Reactions({ reactions, onReact }: ReactionsProps) {
  const t = useTexts();
  const { _id: me } = useUser();
  const [named, setNamed] = useState<ReactionEmoji | null>(null);
  if (reactions.length === 0) return null;
  const namesOf = (people: Reaction['people']) => {
    const names = people.slice(0, MOST_NAMES).map(({ name }) => name);
    const more = people.length - names.length;
    return more > 0 ? t('reactionMore', { names: names.join(', '), count: more }) : names.join(', ');
  };
  const shown = reactions.find(({ emoji }) => emoji === named);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    // Closes only the names, not the surrounding panel.
    event.preventDefault();
    event.stopPropagation();
    setNamed(null);
  };
  return (
    <div
      role="group"
      aria-label={t('reactions')}
      className={styles.reactions}
      onKeyDown={press}
      onMouseLeave={() => setNamed(null)}
      onBlur={() => setNamed(null)}
    >
      {reactions.map(({ emoji, people }) => {
        const mine = hasReacted(reactions, emoji, me);
        return (
          <button
            key={emoji}
            type="button"
            className={styles.reaction}
            aria-pressed={mine}
            aria-disabled={onReact ? undefined : true}
            aria-label={t('reactionBy', { reaction: t(emoji), count: people.length, names: namesOf(people) })}
            onMouseEnter={() => setNamed(emoji)}
            onFocus={() => setNamed(emoji)}
            onClick={() => onReact?.(emoji, !mine)}
          >
            <span aria-hidden="true">{emoji}</span> {people.length}
          </button>
        );
      })}
      {/* The name of the button is the same. */}
      {shown && (
        <span className={styles.names} aria-hidden="true">
          {namesOf(shown.people)}
        </span>
      )}
    </div>
  );
}
