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
export * from './pending-write.js';
export { sameValue } from './same-value.js';
