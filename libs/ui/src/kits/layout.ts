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

export const Breadcrumb: typeof AntdBreadcrumb = themed(AntdBreadcrumb);
export const Collapse: typeof AntdCollapse = themed(AntdCollapse);
export const Divider: typeof AntdDivider = themed(AntdDivider);
export const Dropdown: typeof AntdDropdown = themed(AntdDropdown);
export const Flex: typeof AntdFlex = themed(AntdFlex);
export const Menu: typeof AntdMenu = themed(AntdMenu);
export const Space: typeof AntdSpace = themed(AntdSpace);
export const Tabs: typeof AntdTabs = themed(AntdTabs);
