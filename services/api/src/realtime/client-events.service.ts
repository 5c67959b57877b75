import { Injectable } from '@nestjs/common';
import {
  CLIENT_EVENTS,
  SERVER_EVENTS,
  type ClientToServerEvents,
  type JoinAck,
  type PlainAck,
  type RefusedAck,
} from '@taskloom/contracts';
import { maySend } from '../platform/http/index.js';
import {
  closesTask,
  readCommentId,
  readIsTyping,
  readProjectId,
  readProjectOf,
  readTaskHint,
  readTypingField,
  type TaskHint,
} from './client-payloads.js';
import { packetBucket } from './connections/packet-limit.js';
import { HintsService } from './hints.service.js';
import { PresenceService } from './presence.service.js';
import { RealtimeRepository } from './realtime.repository.js';
import { projectOf, projectRoom, type RealtimeServer, type RealtimeSocket } from './socket-types.js';

type Handler = (server: RealtimeServer, socket: RealtimeSocket, body: unknown) => Promise<JoinAck | PlainAck>;

const refused = (code: RefusedAck['code']): RefusedAck => ({ ok: false, code });
/** Twice a second (specification 11). */
const TYPING = { perMinute: 120, burst: 2 };

/** Limit of projects that one tab may have open. */
const MOST_PROJECTS = 20;

/** Why the API token of the connection doesn't reach this event, as over HTTP; undefined if it does. */
const tokenRefusal = (
  { data: { apiToken } }: RealtimeSocket,
  event: string,
  body: unknown,
): 403 | 404 | undefined => {
  if (!apiToken) return undefined;
  if (!maySend(apiToken.scope, event)) return 403;
  const projectId = readProjectId(body) ?? readProjectOf(body);
  return apiToken.projectIds && projectId && !apiToken.projectIds.includes(projectId) ? 404 : undefined;
};

const openProjects = ({ rooms }: RealtimeSocket): number => [...rooms].filter(projectOf).length;

/** Handles the events that clients send (specification 13). None of them writes: all writes go over HTTP. */
@Injectable()
export class ClientEventsService {
  private readonly typing = new WeakMap<RealtimeSocket, ReturnType<typeof packetBucket>>();

  private readonly handlers: Record<keyof ClientToServerEvents, Handler> = {
    [CLIENT_EVENTS.joinProject]: (server, socket, body) => this.join(server, socket, body),
    [CLIENT_EVENTS.leaveProject]: (server, socket, body) => this.leave(server, socket, body),
    [CLIENT_EVENTS.taskUpdate]: (server, socket, body) => this.taskUpdate(server, socket, body),
    [CLIENT_EVENTS.commentAdded]: (server, socket, body) => this.commentAdded(server, socket, body),
    [CLIENT_EVENTS.typing]: (_server, socket, body) => this.type(socket, body),
    [CLIENT_EVENTS.openTask]: (server, socket, body) => this.openTask(server, socket, body),
  };

  constructor(
    private readonly presence: PresenceService,
    private readonly realtime: RealtimeRepository,
    private readonly hints: HintsService,
  ) {}

  /** An unknown event is answered with 404. */
  handle(
    server: RealtimeServer,
    socket: RealtimeSocket,
    name: unknown,
    body: unknown,
  ): Promise<JoinAck | PlainAck> {
    const handler = Object.entries(this.handlers).find(([event]) => event === name)?.[1];
    if (!handler) return Promise.resolve(refused(404));
    const refusal = tokenRefusal(socket, String(name), body);
    return refusal ? Promise.resolve(refused(refusal)) : handler(server, socket, body);
  }

  /** Checks membership before and after joining, so that a member who is removed in between receives nothing. */
  private async join(server: RealtimeServer, socket: RealtimeSocket, body: unknown): Promise<JoinAck> {
    const projectId = readProjectId(body);
    if (!projectId) return refused(404);
    const userId = socket.data.user._id;
    if (openProjects(socket) >= MOST_PROJECTS && !socket.rooms.has(projectRoom(projectId)))
      return refused(429);
    if ((await this.realtime.revision(projectId, userId)) === undefined) return refused(404);
    await this.presence.arrive(server, socket, projectId);
    await socket.join(projectRoom(projectId));
    const current = await this.realtime.revision(projectId, userId);
    if (!current) {
      await socket.leave(projectRoom(projectId));
      return refused(404);
    }
    return { ok: true, ...current, ...(await this.presence.present(server, projectId)) };
  }

  private async leave(server: RealtimeServer, socket: RealtimeSocket, body: unknown): Promise<PlainAck> {
    const projectId = readProjectId(body);
    if (!projectId || !socket.rooms.has(projectRoom(projectId))) return { ok: true };
    await socket.leave(projectRoom(projectId));
    await this.closeTask(server, socket, projectId);
    await this.presence.depart(server, socket.data.user, projectId);
    return { ok: true };
  }

  /** A hint that a task has changed: the others get the task from the database, not from the hint. */
  private async taskUpdate(server: RealtimeServer, socket: RealtimeSocket, body: unknown): Promise<PlainAck> {
    const task = await this.visibleTask(socket, body);
    if ('ok' in task) return task;
    return this.hints.task(server, socket, task) ? { ok: true } : refused(429);
  }

  /** A hint that a comment was added: the others get the stored comment with this id. */
  private async commentAdded(
    server: RealtimeServer,
    socket: RealtimeSocket,
    body: unknown,
  ): Promise<PlainAck> {
    const task = await this.visibleTask(socket, body);
    if ('ok' in task) return task;
    const commentId = readCommentId(body);
    if (!commentId) return refused(400);
    if (!(await this.realtime.hasComment({ ...task, commentId }, socket.data.user._id))) return refused(404);
    return this.hints.comment(server, socket, task, commentId) ? { ok: true } : refused(429);
  }

  private async type(socket: RealtimeSocket, body: unknown): Promise<PlainAck> {
    const hint = readTaskHint(body);
    if (!('refused' in hint) && !this.typingBucket(socket).take()) return refused(429);
    const task = await this.visibleTask(socket, body);
    if ('ok' in task) return task;
    const isTyping = readIsTyping(body);
    const field = readTypingField(body);
    if (isTyping === undefined || field === undefined) return refused(400);
    const { projectId, taskId } = task;
    const event = { projectId, taskId, isTyping, user: socket.data.user, ...(field && { field }) };
    socket.to(projectRoom(projectId)).emit(SERVER_EVENTS.userTyping, event);
    return { ok: true };
  }

  /** Records which task this tab has open. Only sockets in the project's room appear in its presence. */
  private async openTask(server: RealtimeServer, socket: RealtimeSocket, body: unknown): Promise<PlainAck> {
    if (closesTask(body)) {
      const projectId = readProjectOf(body);
      if (projectId) await this.closeTask(server, socket, projectId);
      return projectId ? { ok: true } : refused(404);
    }
    const task = await this.visibleTask(socket, body);
    if ('ok' in task) return task;
    const { projectId, taskId } = task;
    socket.data.openTask = { projectId, taskId };
    if (socket.rooms.has(projectRoom(projectId)))
      await this.presence.announceOpenTasks(server, socket.data.user, projectId);
    return { ok: true };
  }

  private async closeTask(server: RealtimeServer, socket: RealtimeSocket, projectId: string): Promise<void> {
    if (socket.data.openTask?.projectId !== projectId) return;
    delete socket.data.openTask;
    await this.presence.announceOpenTasks(server, socket.data.user, projectId);
  }

  /** As over HTTP, a missing or invisible task is refused before the rest of the body is checked (specification 10). */
  private async visibleTask(
    { data: { user } }: RealtimeSocket,
    body: unknown,
  ): Promise<(TaskHint & { revision: number }) | RefusedAck> {
    const hint = readTaskHint(body);
    if ('refused' in hint) return refused(hint.refused);
    const revision = await this.realtime.revisionOfTask(hint.projectId, hint.taskId, user._id);
    return revision === undefined ? refused(404) : { ...hint, revision };
  }

  private typingBucket(socket: RealtimeSocket) {
    const bucket = this.typing.get(socket) ?? packetBucket(TYPING.perMinute, TYPING);
    this.typing.set(socket, bucket);
    return bucket;
  }
}
