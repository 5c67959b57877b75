export { toast } from './toast';
export type { ToastOptions } from './toast';
export { Toaster } from './toaster';
export type { ToasterProps } from './sonner-toaster';
export { offerUndo, undoLast } from './undo';
export type { Undoable } from './undo';
