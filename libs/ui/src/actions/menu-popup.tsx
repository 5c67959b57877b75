import Dropdown from 'antd/es/dropdown';
import type { MenuProps } from 'antd/es/menu';
import Check from 'lucide-react/icons/check';
import type { KeyboardEvent } from 'react';
import { Icon } from '../icons/icon';
import type { IconShape } from '../icons/icon-shape';
import styles from './icon-button.module.css';

export interface ActionMenuItem {
  key: string;
  label: string;
  icon?: IconShape;
  danger?: boolean;
  disabled?: boolean;
  /** Shows a check: the entry is a choice that is on or off. */
  checked?: boolean;
  onSelect: () => void;
}

interface MenuPopupProps {
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

const entries = (items: MenuPopupProps['items']): MenuProps['items'] =>
  items.map((item, index) =>
    item === 'divider' ? { type: 'divider', key: `divider-${index}` } : entry(item),
  );

/**
 * antd's menu takes Enter alone; the ARIA practices ask for Space too. The default is prevented, since by then the focus may be
 * on a button of the dialog that just opened, and would press it.
 */
const pressOnce = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (event.key === ' ' && event.target instanceof HTMLElement) event.target.click();
};

/** antd's menu below the button beside it. It takes the focus when it opens. */
export const MenuPopup = ({ items, open, onOpenChange }: MenuPopupProps) => {
  const choose = (key: string): void => {
    // Closing first gives the focus back, so that a dialog that the action opens returns it to the button too.
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
