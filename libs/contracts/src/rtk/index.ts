export * from './activity.endpoints.js';
export { api, TAGS, type Dispatched } from './api.js';
export * from './api-error.js';
export * from './auth-state.js';
export * from './auth.endpoints.js';
export { moveCard, placeCard, removeCard, toCard } from './board-cache.js';
export * from './checklist.endpoints.js';
export * from './email-address.endpoints.js';
export * from './history.endpoints.js';
export { isListed, isSnoozed } from './changed-notification.js';
export * from './inbox.endpoints.js';
export * from './kept-answers.js';
export * from './labels.endpoints.js';
export * from './notification-rules.endpoints.js';
export * from './notifications.endpoints.js';
export * from './offline-queue/index.js';
export { prefetchedAnswer, type Prefetched } from './prefetched.js';
export * from './preferences.endpoints.js';
export * from './remote-backend.endpoints.js';
export * from './remote-store.endpoints.js';
export { onProjectResponse, type ProjectResponse } from './project-responses.js';
export * from './project-list.endpoints.js';
export * from './projects.endpoints.js';
export { relationsApi, useAddRelationMutation, useRemoveRelationMutation } from './relations.endpoints.js';
export { refetchFailed } from './refetch-failed.js';
export * from './search.endpoints.js';
export * from './security.endpoints.js';
export * from './api-tokens.endpoints.js';
export * from './calendar.endpoints.js';
export { storeOf, type Caller } from './callers.js';
export * from './openid.endpoints.js';
export * from './passkeys.endpoints.js';
export { onStepUpRequired } from './step-up.js';
export * from './step-up.endpoints.js';
export * from './storage.endpoints.js';
export { writeFields } from './write-fields.js';
export { taskArrived, taskFieldsArrived, taskGone, tasksApi } from './tasks.endpoints.js';
export {
  useCreateTaskMutation,
  useDeleteTaskMutation,
  useGetBoardQuery,
  useGetTaskQuery,
  useGetTasksQuery,
  useUpdateTaskMutation,
} from './tasks.endpoints.js';
export * from './team-departures.endpoints.js';
export * from './team-person.endpoints.js';
export * from './team.endpoints.js';
export * from './trash.endpoints.js';
export * from './archive.endpoints.js';
export * from './work.endpoints.js';
export { newIdempotencyKey, type UploadArg } from './upload.js';

/* eslint-disable terms/browser -- Names until contracts 1.11, for remotes that were built before. */
/** @deprecated Use {@link prefetchedAnswer}. */
export { prefetchedAnswer as answeredAhead, type Prefetched as Ahead } from './prefetched.js';
/** @deprecated Use {@link offlineQueueReducer}, {@link offlineQueueEmptied} and {@link OfflineQueueState}. */
export {
  offlineQueueEmptied as outboxEmptied,
  offlineQueueReducer as outboxReducer,
  type OfflineQueueState as OutboxState,
} from './offline-queue/index.js';
