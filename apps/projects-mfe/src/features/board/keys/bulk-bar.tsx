import type { TaskCard } from '@taskloom/contracts';
import { fieldLabel, Icon, SelectionAction, SelectionBar, type IconShape } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';
import { CARD_FIELDS, useBoardMarks, useMarks, type CardField } from './board-marks';
import styles from './bulk-bar.module.css';
import { FIELD_ICONS, keyOf } from './card-keys';
import { MOST_SELECTED } from './selection';

interface BulkBarProps {
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

/** How many cards are selected, and what can be done with all of them. It has a place of its own below the columns. */
export function BulkBar({ onClear, onDelete, done }: BulkBarProps) {
  const t = useTexts();
  const { archive } = useBoardActions();
  const marks = useBoardMarks();
  const { ids } = useMarks(({ selection }) => selection);
  if (ids.size === 0) return null;
  const archivable = done.filter(({ _id }) => ids.has(_id));
  const open = (field: CardField) => (anchor: HTMLElement) =>
    marks.set({ popover: { field, ids: [...ids], anchor } });
  return (
    <SelectionBar
      label={t('selectedTasks')}
      count={
        <>
          {t('selectedCount', { count: ids.size })}
          {ids.size === MOST_SELECTED && <span className={styles.limit}> {t('selectedMost')}</span>}
        </>
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
