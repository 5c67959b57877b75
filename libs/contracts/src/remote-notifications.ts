/** A remote's message to members of a project: one of the `notifications` of its `remote.json`, with the values in its sentence. */
export interface RemoteNotification {
  /** Its `id` in `remote.json`. */
  type: string;
  /** By the names in braces. */
  values?: Record<string, string>;
  /** Ids of members of the project; all members when absent. The sender gets none. */
  to?: string[];
  /** A path of this installation; the project when absent. */
  link?: string;
}

/** The response to a {@link RemoteNotification}. */
export interface RemoteNotificationSent {
  /** People to whom it was addressed. Those who have muted it, or have got the most of an hour, get none. */
  recipients: number;
}
