import type { ChecklistItem, Person } from '@taskloom/contracts';
import { ActionMenu, Icon, isComposing } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../texts/all';
import styles from './checklist.module.css';
import { ItemDetails } from './item-details';
import { useItemDrag } from './item-drag';
import { ItemText } from './item-text';
import type { Checklist } from './use-checklist';

interface ItemRowProps {
  item: ChecklistItem;
  index: number;
  people: readonly Person[];
  list: Checklist;
  /** By one place. */
  onStep: (item: ChecklistItem, by: 1 | -1) => void;
}

/** One item: its box, text, person and date, and a menu. Alt with an arrow moves it. */
export function ItemRow({ item, index, people, list, onStep }: ItemRowProps) {
  const t = useTexts();
  const drag = useItemDrag(item._id, index);
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0 || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(item, by);
  };
  return (
    <li
      ref={drag.row}
      data-item={item._id}
      className={[
        styles.row,
        drag.lifted ? styles.lifted : '',
        drag.lands === 'before' ? styles.landsBefore : '',
        drag.lands === 'after' ? styles.landsAfter : '',
      ].join(' ')}
      style={drag.style}
      onKeyDown={press}
    >
      <span className={styles.grip} title={t('dragItem')} aria-hidden="true" {...drag.grip}>
        <Icon icon={icons.action.drag} size={14} />
      </span>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={item.text}
          checked={item.done}
          onChange={(event) => void list.change({ update: { _id: item._id, done: event.target.checked } })}
        />
      </label>
      <ItemText item={item} list={list} />
      <ItemDetails item={item} people={people} list={list} />
      <span className={styles.menu}>
        <ActionMenu
          label={t('itemMenu', { item: item.text })}
          items={[
            {
              key: 'up',
              label: t('itemUp'),
              icon: icons.action.up,
              disabled: index === 0,
              onSelect: () => onStep(item, -1),
            },
            {
              key: 'down',
              label: t('itemDown'),
              icon: icons.action.down,
              disabled: index === list.items.length - 1,
              onSelect: () => onStep(item, 1),
            },
            {
              key: 'task',
              label: t('turnIntoTask'),
              icon: icons.action.open,
              onSelect: () => void list.turnIntoTask(item),
            },
            'divider',
            {
              key: 'delete',
              label: t('deleteItem'),
              icon: icons.action.delete,
              danger: true,
              onSelect: () => void list.remove(item),
            },
          ]}
        />
      </span>
    </li>
  );
}
