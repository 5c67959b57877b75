import Breadcrumb from 'antd/es/breadcrumb';
import Collapse from 'antd/es/collapse';
import Divider from 'antd/es/divider';
import Flex from 'antd/es/flex';
import Space from 'antd/es/space';
import Tabs from 'antd/es/tabs';

export type { BreadcrumbProps } from 'antd/es/breadcrumb';
export type { CollapseProps } from 'antd/es/collapse';
export type { DividerProps } from 'antd/es/divider';
export type { FlexProps } from 'antd/es/flex/interface';
export type { SpaceProps } from 'antd/es/space';
export type { TabsProps } from 'antd/es/tabs';
export { Breadcrumb, Collapse, Divider, Flex, Space, Tabs };
