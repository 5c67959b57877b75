import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import Menu from 'antd/es/menu';
import Popover from 'antd/es/popover';
import Tooltip from 'antd/es/tooltip';

export type { ButtonProps } from 'antd/es/button';
export type { DropdownProps } from 'antd/es/dropdown';
export type { MenuProps } from 'antd/es/menu';
export type { PopoverProps } from 'antd/es/popover';
export type { TooltipProps } from 'antd/es/tooltip';
export { ActionMenu, type ActionMenuItem, type ActionMenuProps } from '../core/action-menu';
export { IconButton, type IconButtonProps } from '../core/icon-button';
export { KitProvider } from './kit-provider';
export { Button, Dropdown, Menu, Popover, Tooltip };
