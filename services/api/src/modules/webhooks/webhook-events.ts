import {
  REMOTE_ALARM_LIMITS,
  WEBHOOK_EVENTS,
  type HistoryType,
  type RemoteAction,
  type RemoteWebhookEvent,
  type RemoteWebhookPayload,
  type WebhookEvent,
  type WebhookPayload,
} from '@taskloom/contracts';
import type { ProjectChanged } from '../projects/index.js';
import type { RemoteAlarmChanged, RemoteMoved } from '../remotes/index.js';

/** `task_created` of the history is `task.created`. */
export const webhookEventOf = (type: HistoryType): WebhookEvent => {
  const event = WEBHOOK_EVENTS.find((known) => known === type.replace('_', '.'));
  if (!event) throw new Error(`Webhooks have no event for ${type}`);
  return event;
};

/** Ids only, so that no content leaves the installation: the receiver reads what it may. */
export const payloadOf = (
  type: WebhookEvent,
  data: Partial<WebhookPayload['data']> & Pick<WebhookPayload['data'], 'projectId'>,
): WebhookPayload => ({
  type,
  timestamp: new Date().toISOString(),
  data: { revision: null, taskId: null, subjectId: null, actorId: null, ...data },
});

const EVENT_OF_ACTION: Partial<Record<RemoteAction, RemoteWebhookEvent>> = {
  activate: 'remote.activated',
  rollback: 'remote.rolled_back',
  halt: 'canary.halted',
};

/** Undefined for a move without an event, such as the start of a canary. */
export const payloadOfMove = ({ name, version, move }: RemoteMoved): RemoteWebhookPayload | undefined => {
  const type = move && EVENT_OF_ACTION[move.action];
  if (!type) return undefined;
  const data = { remote: name, previous: move.previous, actorId: move.actor._id, alarm: null };
  return payloadOfRemote(type, { ...data, version: move.action === 'halt' ? move.subject : version });
};

export const payloadOfAlarm = ({
  name,
  version,
  measure,
  isRaised,
  last,
}: RemoteAlarmChanged): RemoteWebhookPayload =>
  payloadOfRemote(isRaised ? 'remote.alarm.raised' : 'remote.alarm.resolved', {
    remote: name,
    version,
    previous: null,
    actorId: null,
    alarm: { measure, ...last, limit: REMOTE_ALARM_LIMITS[measure] },
  });

const payloadOfRemote = (
  type: RemoteWebhookEvent,
  data: RemoteWebhookPayload['data'],
): RemoteWebhookPayload => ({ type, timestamp: new Date().toISOString(), data });

/** Undefined for a change that the history omits as well, such as a move within a column. */
export const payloadOfChange = ({ history, change }: ProjectChanged): WebhookPayload | undefined => {
  if (!history) return undefined;
  const { projectId, revision, actor } = change.data;
  return payloadOf(webhookEventOf(history.type), {
    projectId,
    revision,
    taskId: history.task?._id ?? null,
    subjectId: history.subject?._id ?? null,
    actorId: actor?._id ?? null,
  });
};
