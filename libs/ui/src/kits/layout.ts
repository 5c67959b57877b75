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

/**
 * `Breadcrumb` of antd in the product's theme.
 * @example
 * <Breadcrumb items={[{ title: 'Reports' }, { title: 'Move' }]} />
 */
export const Breadcrumb: typeof AntdBreadcrumb = themed(AntdBreadcrumb);
/**
 * `Collapse` of antd in the product's theme.
 * @example
 * <Collapse items={[{ key: 'details', label: 'Details', children: 'Nothing is late.' }]} />
 */
export const Collapse: typeof AntdCollapse = themed(AntdCollapse);
/**
 * `Divider` of antd in the product's theme.
 * @example
 * <Divider />
 */
export const Divider: typeof AntdDivider = themed(AntdDivider);
/**
 * `Dropdown` of antd in the product's theme. `ActionMenu` is enough for most menus.
 * @example
 * <Dropdown menu={{ items: [{ key: 'export', label: 'Export' }] }}><Button>More</Button></Dropdown>
 */
export const Dropdown: typeof AntdDropdown = themed(AntdDropdown);
/**
 * `Flex` of antd in the product's theme.
 * @example
 * <Flex gap="small" wrap>{children}</Flex>
 */
export const Flex: typeof AntdFlex = themed(AntdFlex);
/**
 * `Menu` of antd in the product's theme.
 * @example
 * <Menu items={[{ key: 'open', label: 'Open' }]} />
 */
export const Menu: typeof AntdMenu = themed(AntdMenu);
/**
 * `Space` of antd in the product's theme.
 * @example
 * <Space>{children}</Space>
 */
export const Space: typeof AntdSpace = themed(AntdSpace);
/**
 * `Tabs` of antd in the product's theme.
 * @example
 * <Tabs items={[{ key: 'open', label: 'Open', children: 'Nothing is late.' }]} />
 */
export const Tabs: typeof AntdTabs = themed(AntdTabs);
