import type { RemoteAlarmMeasure } from './remote-figures.js';
import type { PublicPerson } from './user.js';

/** Events of the remote that the webhook belongs to. */
export const REMOTE_WEBHOOK_EVENTS = [
  'remote.activated',
  'remote.rolled_back',
  'canary.halted',
  'remote.alarm.raised',
  'remote.alarm.resolved',
] as const;
export type RemoteWebhookEvent = (typeof REMOTE_WEBHOOK_EVENTS)[number];

/** Events that a webhook can get: those of the history of projects, the deletion of one, and those of its remote. Later releases add some. */
export const WEBHOOK_EVENTS = [
  'project.created',
  'project.changed',
  'project.restored',
  'project.archived',
  'project.unarchived',
  'project.deleted',
  'member.added',
  'member.removed',
  'owner.changed',
  'task.created',
  'task.changed',
  'task.deleted',
  'task.restored',
  'task.archived',
  'task.unarchived',
  'checklist.changed',
  'relations.changed',
  'comment.added',
  'comment.edited',
  'comment.deleted',
  'comment.restored',
  'file.added',
  'file.deleted',
  'file.restored',
  ...REMOTE_WEBHOOK_EVENTS,
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The body of a delivery about the remote itself. */
export interface RemoteWebhookPayload {
  type: RemoteWebhookEvent;
  /** Time of the change, ISO 8601 UTC. */
  timestamp: string;
  data: {
    remote: string;
    /** The version that is live now, the canary that was halted, or the version that the alarm is about. */
    version: string | null;
    /** The version that was live before; null for an alarm. */
    previous: string | null;
    /** The person or deploy token that did it; null for a change that the server made. */
    actorId: string | null;
    /** Only of an alarm. */
    alarm: { measure: RemoteAlarmMeasure; people: number; affected: number; limit: number } | null;
  };
}

/** The body of a delivery about a project: what has happened, without its contents. */
export interface WebhookPayload {
  type: WebhookEvent;
  /** Time of the change, ISO 8601 UTC. */
  timestamp: string;
  data: {
    projectId: string;
    /** The revision of the project after the change; null for a created or deleted project. */
    revision: number | null;
    taskId: string | null;
    /** The comment, file, member, item of a checklist or other task concerned. */
    subjectId: string | null;
    /** Who did it; null for a change that the server made. */
    actorId: string | null;
  };
}

/** A webhook of a remote (`GET /remotes/{name}/webhooks`). */
export interface Webhook {
  _id: string;
  address: string;
  events: WebhookEvent[];
  /** ISO 8601 UTC. */
  createdAt: string;
  createdBy: PublicPerson | null;
  /** Since when it gets nothing; null while it is enabled. */
  disabledAt: string | null;
  /** By an admin, or by the server because it failed for too long. */
  disabledBy: 'admin' | 'failures' | null;
  /** Since when every delivery has failed; null after a success. */
  failingSince: string | null;
  /** Deliveries that are not finished. */
  waiting: number;
}

/** The body of `POST /remotes/{name}/webhooks`. */
export interface WebhookCreate {
  address: string;
  /** At least one. */
  events: WebhookEvent[];
}

/** The body of `PATCH /remotes/{name}/webhooks/{id}`. */
export interface WebhookUpdate {
  events?: WebhookEvent[];
  enabled?: boolean;
}

/** With the secret, which is shown only now: `whsec_…`. */
export interface WebhookCreated {
  webhook: Webhook;
  secret: string;
}

/** An entry of the log of a webhook; kept for 7 days. */
export interface WebhookDelivery {
  _id: string;
  event: WebhookEvent;
  createdAt: string;
  tries: number;
  /** `waiting` for its first or next try. */
  state: 'waiting' | 'delivered' | 'failed';
  /** Of the last try; null before it, or when there was no response. */
  status: number | null;
  /** Why the last try failed. */
  error: string | null;
  /** Time of the next try, or of the last one when there is none. */
  at: string;
}
