import Button from 'antd/es/button';
import Popover from 'antd/es/popover';
import Tooltip from 'antd/es/tooltip';

export type { ButtonProps } from 'antd/es/button';
export type { PopoverProps } from 'antd/es/popover';
export type { TooltipProps } from 'antd/es/tooltip';
export { ActionMenu, type ActionMenuItem, type ActionMenuProps } from '../actions/action-menu';
export { IconButton, type IconButtonProps } from '../actions/icon-button';
export { Panel, type LabelledPanelProps as PanelProps } from '../panel/panel';
export { KitProvider } from './kit-provider';
export { Button, Popover, Tooltip };
