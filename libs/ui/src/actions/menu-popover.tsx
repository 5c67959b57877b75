import AntdDropdown from 'antd/es/dropdown';
import type { MenuProps } from 'antd/es/menu';
import Check from 'lucide-react/icons/check';
import type { KeyboardEvent } from 'react';
import { Icon } from '../icons/icon';
import type { IconShape } from '../icons/icon-shape';
import { themed } from '../kits/themed';
import styles from './icon-button.module.css';

const Dropdown = themed(AntdDropdown);

/** An entry of a menu. */
export interface ActionMenuItem {
  key: string;
  label: string;
  icon?: IconShape;
  danger?: boolean;
  disabled?: boolean;
  /** Makes the entry a choice that is on or off, shown with a check. */
  checked?: boolean;
  onSelect: () => void;
}

interface MenuPopoverProps {
  items: (ActionMenuItem | 'divider')[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const entry = ({ key, label, icon, danger, disabled, checked }: ActionMenuItem) => ({
  key,
  label,
  danger,
  disabled,
  icon: icon && <Icon icon={icon} />,
  extra: checked ? <Icon icon={Check} size={14} /> : undefined,
  ...(checked === undefined ? {} : { role: 'menuitemcheckbox', 'aria-checked': checked }),
});

const entries = (items: MenuPopoverProps['items']): MenuProps['items'] =>
  items.map((item, index) =>
    item === 'divider' ? { type: 'divider', key: `divider-${index}` } : entry(item),
  );

/**
 * antd's menu reacts to Enter only; the ARIA practices require Space too. The default is prevented because
 * the focus may already be on a button of the dialog that has just opened, which would then be pressed.
 */
const pressOnce = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (event.key === ' ' && event.target instanceof HTMLElement) event.target.click();
};

/** antd's menu below the button beside it. Takes the focus when it opens. */
export const MenuPopover = ({ items, open, onOpenChange }: MenuPopoverProps) => {
  const choose = (key: string): void => {
    // Close first: this returns the focus to the button, so that a dialog opened by the action returns it
    // there too.
    onOpenChange(false);
    items.find((item): item is ActionMenuItem => item !== 'divider' && item.key === key)?.onSelect();
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      destroyOnHidden
      open={open}
      onOpenChange={(next, { source }) => source === 'trigger' && onOpenChange(next)}
      menu={{ items: entries(items), onClick: ({ key }) => choose(key), onKeyDown: pressOnce }}
    >
      <span className={styles.anchor} aria-hidden="true" />
    </Dropdown>
  );
};
