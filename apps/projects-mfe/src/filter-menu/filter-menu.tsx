import { CountBadge, Panel, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useCallback, useRef, useState } from 'react';
import { useTexts } from '../texts/start';
import { Choices, type Choice } from './choices';
import styles from './filter-menu.module.css';

export interface FilterGroup<V extends string = string> {
  title: string;
  options: readonly Choice<V>[];
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
}

const toggled = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

interface FilterMenuProps {
  label: string;
  clearText: string;
  /** Create each with {@link filterGroup}, which checks the type of its values. */
  groups: readonly FilterGroup[];
  onClear: () => void;
}

/** Erases the type of a group's values, so that groups with different types fit into one menu. */
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

/** The Filter button: a menu of checkable choices, and a count of the active ones. */
export function FilterMenu({ label, clearText, groups, onClear }: FilterMenuProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = useCallback(() => setOpen(false), []);
  const close = () => {
    leave();
    button.current?.focus();
  };
  const count = groups.reduce((sum, { chosen }) => sum + chosen.length, 0);
  return (
    <div className={styles.anchor}>
      <PlainButton
        ref={button}
        className={styles.button}
        icon={icons.action.filter}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        {label}
        <CountBadge count={count} tone="ink" label={t('filtersSet', { count })} />
      </PlainButton>
      {open && (
        <Panel className={styles.menu} label={label} anchor={button} onClose={close} onLeave={leave}>
          {groups.map(({ title, options, chosen, onChange }) => (
            <Choices
              key={title}
              title={title}
              type="checkbox"
              options={options}
              isChosen={(value) => chosen.includes(value)}
              onChoose={(value) => onChange(toggled(chosen, value))}
            />
          ))}
          <div className={styles.foot}>
            <PlainButton variant="text" size="small" disabled={count === 0} onClick={onClear}>
              {clearText}
            </PlainButton>
            <PlainButton variant="text" size="small" onClick={close}>
              {t('close')}
            </PlainButton>
          </div>
        </Panel>
      )}
    </div>
  );
}
