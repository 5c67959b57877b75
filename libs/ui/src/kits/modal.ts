import Drawer from 'antd/es/drawer';
import Modal from 'antd/es/modal';
import Popconfirm from 'antd/es/popconfirm';

export type { DrawerProps } from 'antd/es/drawer';
export type { ModalProps } from 'antd/es/modal';
export type { PopconfirmProps } from 'antd/es/popconfirm';
export { ConfirmDialog, type ConfirmDialogProps } from '../dialogs/confirm-dialog';
export { ConflictField, type ConflictFieldProps, type ConflictSide } from '../dialogs/conflict-field';
export { Dialog, type DialogProps } from '../dialogs/dialog';
export { Drawer, Modal, Popconfirm };
