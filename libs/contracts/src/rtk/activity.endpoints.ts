import type { Comment } from '../comment.js';
import type { Attachment, UploadResult } from '../attachment.js';
import { API } from '../routes.js';
import type { Task } from '../task.js';
import { api, type Dispatched } from './api.js';
import { sessionEnded } from './auth-state.js';
import { tokenOf } from './base-query.js';
import { deliver } from './offline-queue/deliver.js';
import type { TaskPath, WriteArgs } from './offline-queue/pending-write.js';
import { throughQueue, type Keyed } from './offline-queue/through-queue.js';
import { tasksApi } from './tasks.endpoints.js';
import { newIdempotencyKey, sendFile, type UploadArg } from './upload.js';

/** The comments of a task that are older than `before`, the oldest loaded one. */
export interface OlderCommentsArg extends TaskPath {
  before: string;
}

type Count = 'commentCount' | 'attachmentCount';

/** The cache key of a task. */
const pathOf = ({ projectId, taskId }: TaskPath): TaskPath => ({ projectId, taskId });

/** Updates the count on the card. */
const count = ({ projectId, taskId }: TaskPath, field: Count, by: number) =>
  tasksApi.util.updateQueryData('getBoard', projectId, (cards) => {
    const card = cards.find(({ _id }) => _id === taskId);
    if (card) card[field] += by;
  });

/** Changes a list of the whole task, and the count on its card unless the list already has the change. */
const listed =
  (path: TaskPath, field: Count, by: 1 | -1, change: (task: Task) => boolean): Dispatched =>
  (dispatch, getState) => {
    const whole = tasksApi.endpoints.getTask.select(path)(getState()).data;
    let news = true;
    if (whole)
      dispatch(
        tasksApi.util.updateQueryData('getTask', path, (task) => {
          news = change(task);
        }),
      );
    if (news) dispatch(count(path, field, by));
  };

const added = <T extends { _id: string }>(list: T[], item: T): boolean => {
  if (list.some(({ _id }) => _id === item._id)) return false;
  list.push(item);
  return true;
};

/** At its place in time: a restored comment is not the last one. */
const placed = (task: Task, comment: Comment): boolean => {
  if (task.comments.some(({ _id }) => _id === comment._id)) return false;
  const at = task.comments.findLastIndex(({ createdAt }) => createdAt <= comment.createdAt) + 1;
  // Older than those that are loaded: it is loaded with the others of its time.
  const isUnloaded = at === 0 && task.commentCount > task.comments.length;
  if (!isUnloaded) task.comments.splice(at, 0, comment);
  task.commentCount += 1;
  return true;
};

/** @internal */
export const commentArrived = (path: TaskPath, comment: Comment): Dispatched =>
  listed(path, 'commentCount', 1, (task) => placed(task, comment));

/**
 * A comment that is not loaded needs nothing: it is loaded with its new text.
 * @internal
 */
export const commentChanged = (path: TaskPath, comment: Comment): Dispatched =>
  tasksApi.util.updateQueryData('getTask', path, (task) => {
    const at = task.comments.findIndex(({ _id }) => _id === comment._id);
    if (at >= 0) task.comments[at] = comment;
  }) as Dispatched;

/** @internal */
export const commentGone =
  (path: TaskPath, commentId: string): Dispatched =>
  (dispatch) => {
    let mayBeOlder = false;
    dispatch(
      listed(path, 'commentCount', -1, (task) => {
        const at = task.comments.findIndex(({ _id }) => _id === commentId);
        mayBeOlder = at < 0 && task.comments.length < task.commentCount;
        if (at < 0) return false;
        task.comments.splice(at, 1);
        task.commentCount -= 1;
        return true;
      }),
    );
    if (mayBeOlder) dispatch(api.util.invalidateTags(tagsOf(path)));
  };

const tagsOf = ({ projectId, taskId }: TaskPath) => [
  { type: 'Task' as const, id: taskId },
  { type: 'Task' as const, id: `BOARD ${projectId}` },
];

/** Prepends older comments, unless the list begins with another comment in the meantime. */
const olderCommentsArrived =
  ({ before, ...path }: OlderCommentsArg, comments: Comment[]): Dispatched =>
  (dispatch) => {
    dispatch(
      tasksApi.util.updateQueryData('getTask', path, (task) => {
        if (task.comments[0]?._id === before) task.comments.unshift(...comments);
      }),
    );
  };

/** @internal */
export const fileArrived = (path: TaskPath, attachment: Attachment): Dispatched =>
  listed(path, 'attachmentCount', 1, ({ attachments }) => added(attachments, attachment));

/** @internal */
export const fileGone = (path: TaskPath, attachmentId: string): Dispatched =>
  listed(path, 'attachmentCount', -1, (task) => {
    const before = task.attachments.length;
    task.attachments = task.attachments.filter(({ _id }) => _id !== attachmentId);
    return task.attachments.length < before;
  });

/**
 * Comments and files of one task.
 * @example
 * await dispatch(activityApi.endpoints.addComment.initiate({ projectId, taskId, content: text })).unwrap();
 */
export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The comments are added to the cache entry of `getTask`. */
    getOlderComments: build.query<Comment[], OlderCommentsArg>({
      query: ({ projectId, taskId, before }) => ({
        url: API.comments(projectId, taskId),
        params: { before },
      }),
      keepUnusedDataFor: 0,
      onQueryStarted: async (arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(olderCommentsArrived(arg, answer.data));
      },
    }),
    addComment: build.mutation<Comment, Keyed<WriteArgs['addComment']>>({
      queryFn: throughQueue<'addComment', Comment>({
        kind: 'addComment',
        request: ({ projectId, taskId, content }) => ({
          url: API.comments(projectId, taskId),
          method: 'POST',
          body: { content },
        }),
        settle: (arg, comment, { dispatch }) => dispatch(commentArrived(pathOf(arg), comment)),
      }),
    }),
    editComment: build.mutation<Comment, Keyed<WriteArgs['editComment']>>({
      queryFn: throughQueue<'editComment', Comment>({
        kind: 'editComment',
        request: ({ projectId, taskId, commentId, content }) => ({
          url: API.comment(projectId, taskId, commentId),
          method: 'PATCH',
          body: { content },
        }),
        settle: (arg, comment, { dispatch }) => dispatch(commentChanged(pathOf(arg), comment)),
      }),
    }),
    reactToComment: build.mutation<Comment, Keyed<WriteArgs['reactToComment']>>({
      queryFn: throughQueue<'reactToComment', Comment>({
        kind: 'reactToComment',
        request: ({ projectId, taskId, commentId, emoji, on }) => ({
          url: API.reaction(projectId, taskId, commentId, emoji),
          method: on ? 'PUT' : 'DELETE',
        }),
        settle: (arg, comment, { dispatch }) => dispatch(commentChanged(pathOf(arg), comment)),
      }),
    }),
    deleteComment: build.mutation<unknown, Keyed<WriteArgs['deleteComment']>>({
      queryFn: throughQueue<'deleteComment', unknown>({
        kind: 'deleteComment',
        request: ({ projectId, taskId, commentId }) => ({
          url: API.comment(projectId, taskId, commentId),
          method: 'DELETE',
        }),
        settle: (arg, _answer, { dispatch }) => dispatch(commentGone(pathOf(arg), arg.commentId)),
      }),
    }),
    uploadAttachment: build.mutation<UploadResult, UploadArg>({
      queryFn: async (arg, { signal, getState, dispatch }) => {
        const { idempotencyKey = newIdempotencyKey() } = arg;
        const send = () => sendFile({ ...arg, idempotencyKey }, tokenOf(getState()), signal);
        const request = { url: API.upload(arg.projectId, arg.taskId) };
        // `deliver` returns the result of `sendFile` unchanged.
        const answer = (await deliver(send, request, signal)) as Awaited<ReturnType<typeof sendFile>>;
        if ('error' in answer && answer.error.status === 401) dispatch(sessionEnded());
        if ('data' in answer) dispatch(fileArrived(pathOf(arg), answer.data.attachment));
        return answer;
      },
    }),
    keepSmallPicture: build.mutation<unknown, Keyed<WriteArgs['keepSmallPicture']>>({
      queryFn: throughQueue<'keepSmallPicture', unknown>({
        kind: 'keepSmallPicture',
        request: ({ projectId, taskId, attachmentId, picture }) => ({
          url: API.smallPicture(projectId, taskId, attachmentId),
          method: 'PUT',
          body: { picture },
        }),
        settle: () => {},
      }),
    }),
    deleteAttachment: build.mutation<unknown, Keyed<WriteArgs['deleteAttachment']>>({
      queryFn: throughQueue<'deleteAttachment', unknown>({
        kind: 'deleteAttachment',
        request: ({ projectId, taskId, attachmentId }) => ({
          url: API.attachment(projectId, taskId, attachmentId),
          method: 'DELETE',
        }),
        settle: (arg, _answer, { dispatch }) => dispatch(fileGone(pathOf(arg), arg.attachmentId)),
      }),
    }),
  }),
});

export const {
  /**
   * Adds a comment, in Markdown.
   * @example
   * const [comment] = useAddCommentMutation();
   * await comment({ projectId, taskId, content: 'Done.' }).unwrap();
   */
  useAddCommentMutation,
  /**
   * Changes the text of an own comment.
   * @example
   * const [edit] = useEditCommentMutation();
   * await edit({ projectId, taskId, commentId: comment._id, content: text, version: comment.version }).unwrap();
   */
  useEditCommentMutation,
  /**
   * Adds the person's reaction to a comment, or removes it.
   * @example
   * const [react] = useReactToCommentMutation();
   * await react({ projectId, taskId, commentId: comment._id, emoji: '👍', on: true, person: user }).unwrap();
   */
  useReactToCommentMutation,
  /**
   * Moves a comment to the trash.
   * @example
   * const [remove] = useDeleteCommentMutation();
   * await remove({ projectId, taskId, commentId: comment._id }).unwrap();
   */
  useDeleteCommentMutation,
  /**
   * Loads the comments before the first known one into the task of the cache.
   * @example
   * const [loadOlder] = useLazyGetOlderCommentsQuery();
   * await loadOlder({ projectId, taskId, before: comment._id }).unwrap();
   */
  useLazyGetOlderCommentsQuery,
  /**
   * Attaches a file to a task.
   * @example
   * const [upload] = useUploadAttachmentMutation();
   * const { attachment } = await upload({ projectId, taskId, file }).unwrap();
   */
  useUploadAttachmentMutation,
  /**
   * Moves a file of a task to the trash.
   * @example
   * const [remove] = useDeleteAttachmentMutation();
   * await remove({ projectId, taskId, attachmentId: attachment._id }).unwrap();
   */
  useDeleteAttachmentMutation,
  /** @internal */
  useKeepSmallPictureMutation,
} = activityApi;
