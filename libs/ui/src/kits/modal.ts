import AntdDrawer from 'antd/es/drawer';
import AntdModal from 'antd/es/modal';
import AntdPopconfirm from 'antd/es/popconfirm';
import { themed } from './themed';

export type { DrawerProps } from 'antd/es/drawer';
export type { ModalProps } from 'antd/es/modal';
export type { PopconfirmProps } from 'antd/es/popconfirm';
// Native controls that only dialogs use so far.
export { ChoiceGroup, OptionLine, type ChoiceGroupProps, type OptionLineProps } from '../fields/choice-group';
export { FieldError } from '../fields/form-field';
export { SelectField, type SelectFieldProps } from '../fields/select-field';
export { NewSecret, type NewSecretProps } from '../states/new-secret';
export { ConfirmDialog, type ConfirmDialogProps } from '../dialogs/confirm-dialog';
export { ConflictField, type ConflictFieldProps, type ConflictSide } from '../dialogs/conflict-field';
export { FieldConflict, type FieldConflictProps } from '../dialogs/field-conflict';
export { Dialog, type DialogProps } from '../dialogs/dialog';
export { LinkDialog, type LinkDialogProps, type LinkText } from '../dialogs/link-dialog';
export { FormDialog, type FormDialogProps } from '../dialogs/form-dialog';
export {
  PasswordLinkDialog,
  type PasswordLinkDialogProps,
  type PasswordLinkText,
} from '../dialogs/password-link-dialog';

/**
 * `Drawer` of antd in the product's theme.
 * @example
 * <Drawer open title="Report" onClose={save}>{children}</Drawer>
 */
export const Drawer: typeof AntdDrawer = themed(AntdDrawer);
/**
 * `Modal` of antd in the product's theme. `Dialog` is enough for most dialogs.
 * @example
 * <Modal open title="Report" onCancel={save}>{children}</Modal>
 */
export const Modal: typeof AntdModal = themed(AntdModal);
/**
 * `Popconfirm` of antd in the product's theme.
 * @example
 * <Popconfirm title="Delete the report?" onConfirm={save}><Button danger>Delete</Button></Popconfirm>
 */
export const Popconfirm: typeof AntdPopconfirm = themed(AntdPopconfirm);
