import type { Comment } from '../comment.js';
import type { UploadResult } from '../attachment.js';
import { API } from '../routes.js';
import { api, idempotent } from './api.js';
import { sessionEnded } from './auth-state.js';
import { tokenOf } from './base-query.js';
import { tasksApi, type TaskPath } from './tasks.endpoints.js';
import { sendFile, type UploadArg } from './upload.js';

type Count = 'commentCount' | 'attachmentCount';

/** The card's figure follows the list in the dialog. */
const count = ({ projectId, taskId }: TaskPath, field: Count, by: number) =>
  tasksApi.util.updateQueryData('getBoard', projectId, (cards) => {
    const card = cards.find(({ _id }) => _id === taskId);
    if (card) card[field] += by;
  });

/** Comments and files of one task. */
export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    addComment: build.mutation<Comment, TaskPath & { content: string }>({
      query: ({ projectId, taskId, content }) => ({
        url: API.comments(projectId, taskId),
        method: 'POST',
        body: { content },
        headers: idempotent(),
      }),
      onQueryStarted: async (arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { projectId, taskId } = arg;
        let added = false;
        dispatch(
          tasksApi.util.updateQueryData('getTask', { projectId, taskId }, ({ comments }) => {
            added = !comments.some(({ _id }) => _id === answer.data._id);
            if (added) comments.push(answer.data);
          }),
        );
        if (added) dispatch(count(arg, 'commentCount', 1));
      },
    }),
    uploadAttachment: build.mutation<UploadResult, UploadArg>({
      queryFn: async (arg, { signal, getState, dispatch }) => {
        const answer = await sendFile(arg, tokenOf(getState()), signal);
        if ('error' in answer && answer.error.status === 401) dispatch(sessionEnded());
        return answer;
      },
      onQueryStarted: async (arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { projectId, taskId } = arg;
        let added = false;
        dispatch(
          tasksApi.util.updateQueryData('getTask', { projectId, taskId }, ({ attachments }) => {
            added = !attachments.some(({ _id }) => _id === answer.data.attachment._id);
            if (added) attachments.push(answer.data.attachment);
          }),
        );
        if (added) dispatch(count(arg, 'attachmentCount', 1));
      },
    }),
    deleteAttachment: build.mutation<unknown, TaskPath & { attachmentId: string }>({
      query: ({ projectId, taskId, attachmentId }) => ({
        url: API.attachment(projectId, taskId, attachmentId),
        method: 'DELETE',
      }),
      onQueryStarted: async (arg, { dispatch, queryFulfilled }) => {
        const { projectId, taskId, attachmentId } = arg;
        const shown = [
          dispatch(
            tasksApi.util.updateQueryData('getTask', { projectId, taskId }, (task) => {
              task.attachments = task.attachments.filter(({ _id }) => _id !== attachmentId);
            }),
          ),
          dispatch(count(arg, 'attachmentCount', -1)),
        ];
        await queryFulfilled.catch(() => shown.forEach(({ undo }) => undo()));
      },
    }),
  }),
});

export const { useAddCommentMutation, useUploadAttachmentMutation, useDeleteAttachmentMutation } =
  activityApi;
