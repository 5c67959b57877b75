import AntdDrawer from 'antd/es/drawer';
import AntdModal from 'antd/es/modal';
import AntdPopconfirm from 'antd/es/popconfirm';
import { themed } from './themed';

export type { DrawerProps } from 'antd/es/drawer';
export type { ModalProps } from 'antd/es/modal';
export type { PopconfirmProps } from 'antd/es/popconfirm';
export { ConfirmDialog, type ConfirmDialogProps } from '../dialogs/confirm-dialog';
export { ConflictField, type ConflictFieldProps, type ConflictSide } from '../dialogs/conflict-field';
export { Dialog, type DialogProps } from '../dialogs/dialog';

export const Drawer: typeof AntdDrawer = themed(AntdDrawer);
export const Modal: typeof AntdModal = themed(AntdModal);
export const Popconfirm: typeof AntdPopconfirm = themed(AntdPopconfirm);
