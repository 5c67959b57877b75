import type {
  RemoteActivated,
  RemoteActivationRequest,
  RemoteJournalEntry,
  RemoteLockRequest,
  RemoteRevocation,
  RemoteRollbackRequest,
  RemotesOverview,
} from '../remote-operations.js';
import { API } from '../routes.js';
import { api, ifMatch } from './api.js';

type Of<T> = T & { name: string };

/** For team admins: the live versions of the remotes, and calls that change them. A separate entry, because only they need it. */
export const remotesApi = api.enhanceEndpoints({ addTagTypes: ['Remotes'] }).injectEndpoints({
  endpoints: (build) => ({
    getRemotesOverview: build.query<RemotesOverview, void>({
      query: () => API.remotesOverview,
      providesTags: ['Remotes'],
    }),
    getRemotesJournal: build.query<RemoteJournalEntry[], { remote?: string; limit?: number } | void>({
      query: (params) => ({ url: API.remotesJournal, params: params ?? {} }),
      providesTags: ['Remotes'],
    }),
    /** `revision` is the one from the overview; 412 `REMOTE_CHANGED` if it is no longer current. */
    activateRemote: build.mutation<RemoteActivated, Of<RemoteActivationRequest & { revision?: number }>>({
      query: ({ name, revision, ...body }) => ({
        url: API.remoteActivation(name),
        method: 'PUT',
        headers: ifMatch(revision),
        body,
      }),
      invalidatesTags: ['Remotes'],
    }),
    rollBackRemote: build.mutation<RemoteActivated, Of<RemoteRollbackRequest & { revision?: number }>>({
      query: ({ name, revision, ...body }) => ({
        url: API.remoteRollback(name),
        method: 'POST',
        headers: ifMatch(revision),
        body,
      }),
      invalidatesTags: ['Remotes'],
    }),
    lockRemote: build.mutation<RemoteActivated, Of<RemoteLockRequest & { revision?: number }>>({
      query: ({ name, revision, ...body }) => ({
        url: API.remoteLock(name),
        method: 'PUT',
        headers: ifMatch(revision),
        body,
      }),
      invalidatesTags: ['Remotes'],
    }),
    revokeRemoteVersion: build.mutation<RemoteActivated, Of<RemoteRevocation & { version: string }>>({
      query: ({ name, version, ...body }) => ({
        url: API.remoteRevocation(name, version),
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Remotes'],
    }),
  }),
});

export const {
  useGetRemotesOverviewQuery,
  useGetRemotesJournalQuery,
  useActivateRemoteMutation,
  useRollBackRemoteMutation,
  useLockRemoteMutation,
  useRevokeRemoteVersionMutation,
} = remotesApi;
