import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { IconButton, type IconButtonProps } from './icon-button';
import type { ActionMenuItem } from './menu-popover';
import { useMenu } from './use-menu';

export type { ActionMenuItem } from './menu-popover';

export interface ActionMenuProps {
  /** The accessible name of the button, for example 'Actions for Billing migration'. */
  label: string;
  /** In display order, from top to bottom. */
  items: (ActionMenuItem | 'divider')[];
  size?: IconButtonProps['size'];
  /** -1 where arrow keys reach the button instead of Tab. */
  tabIndex?: number;
}

/** Keeps events of the menu from reaching a surrounding card, which may be a link or a drag handle. */
const stop = (event: SyntheticEvent): void => event.stopPropagation();
/** Escape and Tab pass: open layers listen for them on the window. So do the shortcuts of the page: Ctrl/⌘ Z and K. */
const stopKeys = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey } = event;
  if (key !== 'Escape' && key !== 'Tab' && !ctrlKey && !metaKey) event.stopPropagation();
};

/**
 * The '…' menu of a card, row or screen. Arrow keys move, Escape closes and returns the focus to the button.
 * @example
 * <ActionMenu label="More" items={[{ key: 'export', label: 'Export', onSelect: save }, 'divider']} />
 */
export const ActionMenu = ({ label, items, size = 28, tabIndex }: ActionMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const { open, Popover, warmUp, toggle, rememberOpen, change } = useMenu(button);
  return (
    <span
      style={{ position: 'relative', display: 'inline-flex' }}
      onClick={stop}
      onPointerDown={stop}
      onMouseDown={stop}
      onTouchStart={stop}
      onKeyDown={stopKeys}
    >
      <IconButton
        ref={button}
        label={label}
        icon={Ellipsis}
        size={size}
        tooltip={false}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={open}
        onMouseEnter={warmUp}
        onFocus={warmUp}
        onPointerDown={rememberOpen}
        onClick={toggle}
      />
      {Popover && <Popover items={items} open={open} onOpenChange={change} />}
    </span>
  );
};
