export { createRealtime } from '../socket/realtime';
export type { ConnectionStatus, Realtime } from '../socket/realtime';
export { useConnectionStatus, useProjectRoom, useServerEvent } from '../socket/hooks';
export { RealtimeContext, useRealtime } from '../socket/realtime-context';
export type { RoomState } from '../socket/rooms';
export type { Handler, ServerEvent } from '../socket/server-events';
export { useHighlighted } from '../live/highlights';
export { useCalendar } from '../live/use-calendar';
export {
  shownBoard,
  useBoard,
  usePendingWrites,
  useProject,
  useProjectList,
  useProjects,
  useTask,
  useUnlistedTasks,
  useWork,
} from '../live/use-live-data';
export { useInbox, useNotifications } from '../live/use-notifications';
export { useRefusedWrites } from '../offline-queue/refusals';
export { doneEdit } from '../task-edit/done-edit';
export type { DoneEdit, Undone, UndoneField } from '../task-edit/done-edit';
export { useEditTasks } from '../task-edit/use-edit-tasks';
export type { EditedTasks, OfferUndo, TaskChange } from '../task-edit/use-edit-tasks';
export { useOfferTaskUndo, useUndoneEdits } from '../task-edit/use-offer-task-undo';
export type { TaskUndoOptions, UndoNow } from '../task-edit/use-offer-task-undo';
export { RealtimeProvider } from './realtime-provider';
