export { isKept, isUndecided, setDeliveryPauses } from './deliver.js';
export {
  conflictDecided,
  isWaiting,
  outboxEmptied,
  outboxReducer,
  pendingWrites,
  writeEnded,
  writeHeld,
  writeReleased,
  writesRestored,
  type OutboxState,
} from './outbox.slice.js';
export * from './pending-write.js';
export { sameValue } from './same-value.js';
