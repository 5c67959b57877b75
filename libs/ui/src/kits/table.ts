import Pagination from 'antd/es/pagination';
import Table from 'antd/es/table';

export type { PaginationProps } from 'antd/es/pagination';
export type { TableProps } from 'antd/es/table';
export { Pagination, Table };
