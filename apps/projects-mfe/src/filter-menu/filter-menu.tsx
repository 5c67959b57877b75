import { CountBadge, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../texts/start';
import { Choices, type Choice } from './choices';
import { MenuButton } from './menu-button';

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
  const count = groups.reduce((sum, { chosen }) => sum + chosen.length, 0);
  return (
    <MenuButton
      label={label}
      icon={icons.action.filter}
      text={label}
      badge={<CountBadge count={count} tone="ink" label={t('filtersSet', { count })} />}
      foot={(close) => (
        <>
          <PlainButton variant="text" size="small" disabled={count === 0} onClick={onClear}>
            {clearText}
          </PlainButton>
          <PlainButton variant="text" size="small" onClick={close}>
            {t('close')}
          </PlainButton>
        </>
      )}
    >
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
    </MenuButton>
  );
}
