import { CountBadge, Icon } from '@taskloom/ui';
import { Button, Popover } from '@taskloom/ui/core';
import { icons } from '@taskloom/ui/icons';
import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../texts';
import styles from './filter-menu.module.css';
import { roomBeside } from './room-beside';

export interface FilterOption<V extends string = string> {
  value: V;
  /** The word for screen readers and when `content` is absent. */
  label: string;
  /** How the choice looks: badge icon, avatar. */
  content?: ReactNode;
}

export interface FilterGroup<V extends string = string> {
  title: string;
  options: readonly FilterOption<V>[];
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
}

/** Pixels; a longer list scrolls. Less where the window has less room. */
const HIGHEST = 440;

const toggled = <V extends string>(chosen: readonly V[], value: V): V[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

function Group<V extends string>({ title, options, chosen, onChange }: FilterGroup<V>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {options.map(({ value, label, content }) => (
        <label key={value} className={styles.option}>
          <input
            type="checkbox"
            className={styles.check}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value))}
          />
          <span className={styles.content}>{content ?? label}</span>
          <Icon icon={icons.action.check} className={styles.mark} />
        </label>
      ))}
    </fieldset>
  );
}

interface FilterMenuProps {
  label: string;
  clearText: string;
  /** Each made by {@link filterGroup}, which keeps the type of its values inside. */
  groups: readonly FilterGroup[];
  onClear: () => void;
}

/** Hides the type of a group's values, so that groups of different values stand in one menu. */
export const filterGroup = <V extends string>({
  options,
  chosen,
  onChange,
  title,
}: FilterGroup<V>): FilterGroup => ({
  title,
  options,
  chosen,
  onChange: (values) => onChange(options.flatMap(({ value }) => (values.includes(value) ? [value] : []))),
});

/** The Filter button: a menu of choices with checks, and an ink count when some are set. */
export function FilterMenu({ label, clearText, groups, onClear }: FilterMenuProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [room, setRoom] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    if (next && button.current) setRoom(roomBeside(button.current));
    setOpen(next);
  };
  const count = groups.reduce((sum, { chosen }) => sum + chosen.length, 0);
  const menu = (
    <div
      className={styles.menu}
      style={{ maxHeight: room && Math.min(room, HIGHEST) }}
      role="group"
      aria-label={label}
    >
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <div className={styles.foot}>
        <Button type="text" size="small" disabled={count === 0} onClick={onClear}>
          {clearText}
        </Button>
        <Button type="text" size="small" onClick={() => setOpen(false)}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      open={open}
      onOpenChange={change}
      content={menu}
    >
      <Button
        ref={button}
        icon={<Icon icon={icons.action.filter} />}
        aria-expanded={open}
        aria-haspopup="dialog"
      >
        {label}
        <CountBadge count={count} tone="ink" />
      </Button>
    </Popover>
  );
}
