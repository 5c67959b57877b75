import Dropdown from 'antd/es/dropdown';
import type { MenuProps } from 'antd/es/menu';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { Icon } from '../icons/icon';
import type { IconShape } from '../icons/icon-shape';
import { IconButton, type IconButtonProps } from './icon-button';

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

export interface ActionMenuProps {
  /** What the button is called: 'Actions for Billing migration'. */
  label: string;
  /** Top to bottom. */
  items: (ActionMenuItem | 'divider')[];
  size?: IconButtonProps['size'];
  /** A button of one's own; it must take `ref` and pass on its props. */
  children?: ReactElement;
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

const entries = (items: ActionMenuProps['items']): MenuProps['items'] =>
  items.map((item, index) =>
    item === 'divider' ? { type: 'divider', key: `divider-${index}` } : entry(item),
  );

/** The '…' menu of a card, row or screen. Arrow keys move, Escape closes, focus comes back to the button. */
export const ActionMenu = ({ label, items, size = 28, children }: ActionMenuProps) => {
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLSpanElement>(null);
  const focusButton = (): void => holder.current?.querySelector('button')?.focus();
  const change = (next: boolean): void => {
    if (!next && document.activeElement?.closest('[role="menu"]')) focusButton();
    setOpen(next);
  };
  const choose = (key: string): void => {
    // Before the action, so that a dialog that it opens gives the focus back to the button.
    focusButton();
    items.find((item): item is ActionMenuItem => item !== 'divider' && item.key === key)?.onSelect();
  };
  // A card around the menu may be one large link or drag handle.
  const stop = (event: MouseEvent): void => event.stopPropagation();
  return (
    <span ref={holder} onClick={stop}>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        open={open}
        onOpenChange={change}
        menu={{
          items: entries(items),
          onClick: ({ key, domEvent }) => {
            domEvent.stopPropagation();
            choose(key);
          },
        }}
      >
        {children ?? (
          <IconButton
            label={label}
            icon={Ellipsis}
            size={size}
            tooltip={false}
            aria-haspopup="menu"
            aria-expanded={open}
          />
        )}
      </Dropdown>
    </span>
  );
};
