import Breadcrumb from 'antd/es/breadcrumb';
import Collapse from 'antd/es/collapse';
import Divider from 'antd/es/divider';
import Dropdown from 'antd/es/dropdown';
import Flex from 'antd/es/flex';
import Menu from 'antd/es/menu';
import Space from 'antd/es/space';
import Tabs from 'antd/es/tabs';

export type { BreadcrumbProps } from 'antd/es/breadcrumb';
export type { CollapseProps } from 'antd/es/collapse';
export type { DividerProps } from 'antd/es/divider';
export type { DropdownProps } from 'antd/es/dropdown';
export type { FlexProps } from 'antd/es/flex/interface';
export type { MenuProps } from 'antd/es/menu';
export type { SpaceProps } from 'antd/es/space';
export type { TabsProps } from 'antd/es/tabs';
export { Breadcrumb, Collapse, Divider, Dropdown, Flex, Menu, Space, Tabs };
