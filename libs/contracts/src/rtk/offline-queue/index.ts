import { sameField } from '../../task-fields.js';

export { isKept, isUndecided, setDeliveryPauses } from './deliver.js';
export {
  conflictDecided,
  isWaiting,
  offlineQueueEmptied,
  offlineQueueReducer,
  pendingWrites,
  writeEnded,
  writeHeld,
  writeReleased,
  writesRestored,
  type OfflineQueueState,
} from './offline-queue.slice.js';
export { refusedEdit, type RefusedEdit } from './edit-request.js';
export * from './pending-write.js';

/** @deprecated Use {@link sameField}, which knows days and absent values. */
export const sameValue = (a: unknown, b: unknown): boolean => sameField('assignees', a, b);
