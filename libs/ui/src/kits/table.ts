import AntdPagination from 'antd/es/pagination';
import AntdTable from 'antd/es/table';
import { themed } from './themed';

export type { PaginationProps } from 'antd/es/pagination';
export type { TableProps } from 'antd/es/table';

export const Pagination: typeof AntdPagination = themed(AntdPagination);
export const Table: typeof AntdTable = themed(AntdTable);
