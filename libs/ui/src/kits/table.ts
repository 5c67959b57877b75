import AntdPagination from 'antd/es/pagination';
import AntdTable from 'antd/es/table';
import { themed } from './themed';

export type { PaginationProps } from 'antd/es/pagination';
export type { TableProps } from 'antd/es/table';

/**
 * `Pagination` of antd in the product's theme.
 * @example
 * <Pagination total={50} current={1} />
 */
export const Pagination: typeof AntdPagination = themed(AntdPagination);
/**
 * `Table` of antd in the product's theme.
 * @example
 * <Table rowKey="_id" dataSource={tasks} columns={[{ title: 'Title', dataIndex: 'title' }]} />
 */
export const Table: typeof AntdTable = themed(AntdTable);
