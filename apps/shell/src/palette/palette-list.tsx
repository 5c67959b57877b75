import { useEffect, useRef } from 'react';
import { Highlight, Icon, Kbd, UserAvatar } from '@taskloom/ui';
import type { GroupName, PaletteGroup, PaletteItem } from './palette-item';
import styles from './palette.module.css';
import { usePaletteTexts } from './texts';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** The words to mark. */
  words: string;
  /** The words that the server has found tasks for, when they are not those that were typed. */
  meant: string | null;
  selected: PaletteItem | undefined;
  onSelect: (item: PaletteItem) => void;
  onRun: (item: PaletteItem) => void;
}

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (list: string, item: PaletteItem): string => `${list}-${item.id}`;

const HEADINGS = {
  task: 'actions',
  recent: 'recent',
  commands: 'commands',
  goTo: 'goTo',
  actions: 'actions',
  people: 'people',
  projects: 'projects',
  tasks: 'tasks',
  comments: 'comments',
  search: 'search',
  create: 'create',
} as const satisfies Record<GroupName, string>;

/** Groups whose labels contain the query without being found by it. */
const UNMARKED: readonly GroupName[] = ['search', 'create'];

type OptionProps = Omit<PaletteListProps, 'id' | 'groups' | 'meant'> & { id: string; item: PaletteItem };

function Option({ id, item, words, selected, onSelect, onRun }: OptionProps) {
  const isSelected = selected?.id === item.id;
  const keys = item.keys ?? (isSelected ? ['↵'] : undefined);
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
      {item.person ? (
        <span className={styles.face}>
          <UserAvatar user={item.person} size={20} decorative />
        </span>
      ) : (
        <Icon icon={item.icon} />
      )}
      <span className={styles.label}>
        {UNMARKED.includes(item.group) ? item.label : <Highlight text={item.label} query={words} />}
      </span>
      {item.detail && <span className={styles.detail}>{item.detail}</span>}
      {keys && (
        <span className={styles.keys} aria-hidden="true">
          <Kbd keys={[...keys]} />
        </span>
      )}
    </div>
  );
}

/** The groups with their options. The focus stays in the field, which refers to the selected option by id. */
export function PaletteList({ id, groups, meant, ...rest }: PaletteListProps) {
  const t = usePaletteTexts();
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={t('results')}>
      {groups.map(({ name, items }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
          <div className={styles.heading}>
            <span id={`${id}-${name}`}>{t(HEADINGS[name])}</span>
            {name === 'tasks' && meant !== null && <span>{t('showing', { words: meant })}</span>}
          </div>
          {items.map((item) => (
            <Option key={item.id} id={optionId(id, item)} item={item} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}
