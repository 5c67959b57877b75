import { useEffect, useRef } from 'react';
import { Icon, Kbd } from '@taskloom/ui';
import { useTexts } from '../texts';
import type { GroupName, PaletteGroup, PaletteItem } from './palette-item';
import styles from './palette.module.css';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  selected: PaletteItem | undefined;
  onSelect: (item: PaletteItem) => void;
  onRun: (item: PaletteItem) => void;
}

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (list: string, item: PaletteItem): string => `${list}-${item.id}`;

const HEADINGS = {
  recent: 'palette.recent',
  goTo: 'palette.goTo',
  actions: 'palette.actions',
  projects: 'palette.projects',
  tasks: 'palette.tasks',
  search: 'palette.search',
  create: 'palette.create',
} as const satisfies Record<GroupName, string>;

type OptionProps = Omit<PaletteListProps, 'id' | 'groups'> & { id: string; item: PaletteItem };

function Option({ id, item, selected, onSelect, onRun }: OptionProps) {
  const isSelected = selected?.id === item.id;
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <div
      ref={option}
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isSelected}
      // Only a mouse movement selects, not a list that scrolls under the pointer.
      onPointerMove={() => !isSelected && onSelect(item)}
      onClick={() => onRun(item)}
    >
      <Icon icon={item.icon} />
      <span className={styles.label}>{item.label}</span>
      {item.detail && <span className={styles.detail}>{item.detail}</span>}
      <span className={styles.keys} aria-hidden="true">
        {isSelected && !item.keys ? <Kbd keys={['↵']} /> : item.keys && <Kbd keys={[...item.keys]} />}
      </span>
    </div>
  );
}

/** The groups with their options. The focus stays in the field, which refers to the selected option by id. */
export function PaletteList({ id, groups, ...rest }: PaletteListProps) {
  const t = useTexts();
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={t('palette.results')}>
      {groups.map(({ name, items }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
          <div className={styles.heading} id={`${id}-${name}`}>
            {t(HEADINGS[name])}
          </div>
          {items.map((item) => (
            <Option key={item.id} id={optionId(id, item)} item={item} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}
