import type { TaskCard } from '@taskloom/contracts';
import { fieldLabel, Icon, SelectionAction, SelectionBar, type IconShape } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useEffect, useRef, type RefObject } from 'react';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';
import { CARD_FIELDS, useBoardMarks, useMarks, type CardField } from './board-marks';
import styles from './bulk-bar.module.css';
import { FIELD_ICONS, keyOf } from './card-keys';
import { MOST_SELECTED } from './selection';

/** Between a card and the bar, in pixels. */
const GAP = 12;

export interface BulkBarProps {
  onClear: () => void;
  onDelete: () => void;
  /** The cards that can be archived. */
  done: readonly TaskCard[];
}

interface ActionProps {
  name: string;
  icon: IconShape;
  /** The key that does the same. */
  shortcut?: string;
  onPress: (button: HTMLElement) => void;
}

const Action = ({ name, icon, shortcut, onPress }: ActionProps) => (
  <SelectionAction
    shortcut={shortcut}
    className={styles.action}
    keyClassName={styles.key}
    onClick={(event) => onPress(event.currentTarget)}
  >
    <Icon icon={icon} className={shortcut ? styles.icon : undefined} />
    <span className={styles.word}>{name}</span>
  </SelectionAction>
);

/** Scrolls the card that has the focus out from under the bar, which is at the lower edge of the window. */
function useFocusInSight(): RefObject<HTMLSpanElement | null> {
  const count = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const bar = count.current?.closest('[role="toolbar"]');
    const look = () => {
      const card = document.activeElement?.closest('[data-card]');
      if (!card || !bar) return;
      card.scrollIntoView({ block: 'nearest' });
      const covered = card.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
      if (covered > 0) window.scrollBy(0, covered + GAP);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  return count;
}

/** How many cards are selected, and what can be done with all of them. It has a place of its own below the columns. */
export default function BulkBar({ onClear, onDelete, done }: BulkBarProps) {
  const t = useTexts();
  const { archive } = useBoardActions();
  const marks = useBoardMarks();
  const { ids } = useMarks(({ selection }) => selection);
  const text = useFocusInSight();
  const archivable = done.filter(({ _id }) => ids.has(_id));
  const open = (field: CardField) => (anchor: HTMLElement) =>
    marks.set({ popover: { field, ids: [...ids], anchor } });
  return (
    <SelectionBar
      label={t('selectedTasks')}
      count={
        <span ref={text}>
          {t('selectedCount', { count: ids.size })}
          {ids.size === MOST_SELECTED && <span className={styles.limit}> {t('selectedMost')}</span>}
        </span>
      }
      clearText={t('clearSelection')}
      onClear={onClear}
      className={styles.place}
      barClassName={styles.bar}
    >
      <div className={styles.actions}>
        {CARD_FIELDS.map((field) => (
          <Action
            key={field}
            name={field === 'move' ? t('moveTask') : fieldLabel(field)}
            icon={FIELD_ICONS[field]}
            shortcut={keyOf(field)}
            onPress={open(field)}
          />
        ))}
        {archivable.length === ids.size && (
          <Action
            name={t('archiveSelected')}
            icon={icons.action.archive}
            onPress={() => archive(archivable)}
          />
        )}
        <Action name={t('deleteSelected')} icon={icons.action.delete} onPress={onDelete} />
      </div>
    </SelectionBar>
  );
}
