import type { RemoteNotification, RemoteNotificationSent } from '../remote-notifications.js';
import { API } from '../routes.js';
import { api } from './api.js';

/** A notification of a remote, and the project whose members get it. */
export interface NotifyMembers extends RemoteNotification {
  remote: string;
  projectId: string;
}

/** Loaded by the remotes that use it, unlike the calls of the index. */
const remoteNotificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifyMembers: build.mutation<RemoteNotificationSent, NotifyMembers>({
      query: ({ remote, projectId, ...body }) => ({
        url: API.remoteNotifications(projectId, remote),
        method: 'POST',
        body,
      }),
    }),
  }),
});

export const {
  /**
   * Sends members of a project a notification that the remote declares.
   * @example
   * const [notify] = useNotifyMembersMutation();
   * await notify({ remote: 'reports', projectId: project._id, type: 'ready', values: { report: 'March' } }).unwrap();
   */
  useNotifyMembersMutation,
} = remoteNotificationsApi;
