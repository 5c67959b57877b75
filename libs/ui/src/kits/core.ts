import Button from 'antd/es/button';
import Popover from 'antd/es/popover';
import Tooltip from 'antd/es/tooltip';

export type { ButtonProps } from 'antd/es/button';
export type { PopoverProps } from 'antd/es/popover';
export type { TooltipProps } from 'antd/es/tooltip';
export { ActionMenu, type ActionMenuItem, type ActionMenuProps } from '../core/action-menu';
export { IconButton, type IconButtonProps } from '../core/icon-button';
export { KitProvider } from './kit-provider';
export { Button, Popover, Tooltip };
