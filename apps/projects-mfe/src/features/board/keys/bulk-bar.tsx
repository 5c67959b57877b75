import { fieldLabel, Icon, IconButton, type IconShape, Kbd } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../../texts';
import { CARD_FIELDS, useBoardMarks, useMarks, type CardField } from './board-marks';
import styles from './bulk-bar.module.css';
import { FIELD_ICONS, keyOf } from './card-keys';
import { MOST_SELECTED } from './selection';

interface BulkBarProps {
  onClear: () => void;
  onDelete: () => void;
}

interface ActionProps {
  name: string;
  icon: IconShape;
  /** The key that does the same. */
  shortcut?: string;
  onPress: (button: HTMLElement) => void;
}

const Action = ({ name, icon, shortcut, onPress }: ActionProps) => (
  <button type="button" className={styles.action} onClick={(event) => onPress(event.currentTarget)}>
    {shortcut && (
      <span className={styles.key} aria-hidden="true">
        <Kbd keys={[shortcut]} />
      </span>
    )}
    <Icon icon={icon} className={shortcut ? styles.icon : undefined} />
    <span className={styles.word}>{name}</span>
  </button>
);

/** How many cards are selected, and what can be done with all of them. It has a place of its own below the columns. */
export function BulkBar({ onClear, onDelete }: BulkBarProps) {
  const t = useTexts();
  const marks = useBoardMarks();
  const { ids } = useMarks(({ selection }) => selection);
  if (ids.size === 0) return null;
  const open = (field: CardField) => (anchor: HTMLElement) =>
    marks.set({ popover: { field, ids: [...ids], anchor } });
  return (
    <div className={styles.place}>
      <div className={styles.bar} role="toolbar" aria-label={t('selectedTasks')}>
        <span className={styles.count}>
          {t('selectedCount', { count: ids.size })}
          {ids.size === MOST_SELECTED && <span className={styles.limit}> {t('selectedMost')}</span>}
        </span>
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
          <Action name={t('deleteSelected')} icon={icons.action.delete} onPress={onDelete} />
        </div>
        <IconButton
          label={t('clearSelection')}
          icon={icons.action.close}
          className={styles.clear}
          onClick={onClear}
        />
      </div>
    </div>
  );
}
