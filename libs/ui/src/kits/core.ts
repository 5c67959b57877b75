import AntdButton from 'antd/es/button';
import AntdPopover from 'antd/es/popover';
import AntdTooltip from 'antd/es/tooltip';
import { themed } from './themed';

export type { ButtonProps } from 'antd/es/button';
export type { PopoverProps } from 'antd/es/popover';
export type { TooltipProps } from 'antd/es/tooltip';
export { ActionMenu, type ActionMenuItem, type ActionMenuProps } from '../actions/action-menu';
export { IconButton, type IconButtonProps } from '../actions/icon-button';
export { Panel, type LabelledPanelProps as PanelProps } from '../panel/panel';
export { KitProvider } from './kit-provider';

/**
 * `Button` of antd in the product's theme.
 * @example
 * <Button type="primary" onClick={save}>Save</Button>
 */
export const Button: typeof AntdButton = themed(AntdButton);
/**
 * `Popover` of antd in the product's theme.
 * @example
 * <Popover content="3 open tasks"><Button>Anna</Button></Popover>
 */
export const Popover: typeof AntdPopover = themed(AntdPopover);
/**
 * `Tooltip` of antd in the product's theme.
 * @example
 * <Tooltip title="Due tomorrow"><span>Nov 24</span></Tooltip>
 */
export const Tooltip: typeof AntdTooltip = themed(AntdTooltip);
