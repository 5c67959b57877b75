export { ActionMenu, type ActionMenuItem, type ActionMenuProps } from './actions/action-menu';
export { IconButton, type IconButtonProps } from './actions/icon-button';
export * from './badges';
export * from './dates';
export * from './drag';
export * from './fields';
export * from './frame';
export { Icon, type IconProps, type IconSize } from './icons/icon';
export type { IconShape } from './icons/icon-shape';
export { isComposing } from './keys/is-composing';
export { notificationWords } from './notifications/notification-words';
export { Panel, type PanelProps } from './panel/panel';
export { usePanel } from './panel/use-panel';
export * from './people';
export { ProgressLine, type ProgressLineProps } from './progress/progress-line';
export { UploadLine, type UploadLineProps } from './progress/upload-line';
export {
  SelectionAction,
  SelectionBar,
  type SelectionActionProps,
  type SelectionBarProps,
} from './selection/selection-bar';
export * from './skeletons';
export * from './inline';
export * from './states';
export * from './theme';
export { toastClasses, toastIcons } from './toasts/toast-look';
