export { createRealtime } from './realtime';
export type { ConnectionStatus, Realtime } from './realtime';
export { RealtimeProvider, useRealtime } from './realtime-provider';
export { useConnectionStatus, useProjectRoom, useServerEvent } from './hooks';
export type { RoomState } from './rooms';
export type { Handler, ServerEvent } from './server-events';
export { useHighlighted } from '../live/highlights';
export { useBoard, usePendingWrites, useProject, useProjects, useTask } from '../live/use-live-data';
export { useRefusedWrites } from '../outbox/refusals';
