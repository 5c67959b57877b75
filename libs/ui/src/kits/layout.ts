import AntdBreadcrumb from 'antd/es/breadcrumb';
import AntdCollapse from 'antd/es/collapse';
import AntdDivider from 'antd/es/divider';
import AntdDropdown from 'antd/es/dropdown';
import AntdFlex from 'antd/es/flex';
import AntdMenu from 'antd/es/menu';
import AntdSpace from 'antd/es/space';
import AntdTabs from 'antd/es/tabs';
import { themed } from './themed';

export type { BreadcrumbProps } from 'antd/es/breadcrumb';
export type { CollapseProps } from 'antd/es/collapse';
export type { DividerProps } from 'antd/es/divider';
export type { DropdownProps } from 'antd/es/dropdown';
export type { FlexProps } from 'antd/es/flex/interface';
export type { MenuProps } from 'antd/es/menu';
export type { SpaceProps } from 'antd/es/space';
export type { TabsProps } from 'antd/es/tabs';

export const Breadcrumb = themed(AntdBreadcrumb);
export const Collapse = themed(AntdCollapse);
export const Divider = themed(AntdDivider);
export const Dropdown = themed(AntdDropdown);
export const Flex = themed(AntdFlex);
export const Menu = themed(AntdMenu);
export const Space = themed(AntdSpace);
export const Tabs = themed(AntdTabs);
