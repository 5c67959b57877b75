import { Injectable } from '@nestjs/common';
import {
  CLIENT_EVENTS,
  SERVER_EVENTS,
  type ClientToServerEvents,
  type JoinAck,
  type PlainAck,
  type RefusedAck,
} from '@taskloom/contracts';
import { TasksRepository, presentLiveTask } from '../modules/tasks/index.js';
import { readCommentHint, readProjectId, readTaskHint, readTyping } from './client-payloads.js';
import { packetBucket } from './packet-limit.js';
import { PresenceService } from './presence.service.js';
import { RealtimeRepository } from './realtime.repository.js';
import { projectRoom, type RealtimeServer, type RealtimeSocket } from './socket-types.js';

type Handler = (server: RealtimeServer, socket: RealtimeSocket, body: unknown) => Promise<JoinAck | PlainAck>;

const refused = (code: RefusedAck['code']): RefusedAck => ({ ok: false, code });
/** Twice a second (decisions §2, permission table). */
const TYPING = { perMinute: 120, burst: 2 };

/** What clients may send (decisions §4). HTTP is the only way to write: nothing here changes anything. */
@Injectable()
export class ClientEventsService {
  private readonly typing = new WeakMap<RealtimeSocket, ReturnType<typeof packetBucket>>();

  private readonly handlers: Record<keyof ClientToServerEvents, Handler> = {
    [CLIENT_EVENTS.joinProject]: (server, socket, body) => this.join(server, socket, body),
    [CLIENT_EVENTS.leaveProject]: (server, socket, body) => this.leave(server, socket, body),
    [CLIENT_EVENTS.taskUpdate]: (_server, socket, body) => this.taskUpdate(socket, body),
    [CLIENT_EVENTS.commentAdded]: (_server, socket, body) => this.commentAdded(socket, body),
    [CLIENT_EVENTS.typing]: (_server, socket, body) => this.type(socket, body),
  };

  constructor(
    private readonly presence: PresenceService,
    private readonly realtime: RealtimeRepository,
    private readonly tasks: TasksRepository,
  ) {}

  /** An event that there is none of leads nowhere. */
  handle(
    server: RealtimeServer,
    socket: RealtimeSocket,
    name: unknown,
    body: unknown,
  ): Promise<JoinAck | PlainAck> {
    const handler = Object.entries(this.handlers).find(([event]) => event === name)?.[1];
    return handler ? handler(server, socket, body) : Promise.resolve(refused(404));
  }

  /** Membership is looked up before and after joining: who is removed in between hears nothing. */
  private async join(server: RealtimeServer, socket: RealtimeSocket, body: unknown): Promise<JoinAck> {
    const projectId = readProjectId(body);
    if (!projectId) return refused(404);
    const userId = socket.data.user._id;
    if ((await this.realtime.revision(projectId, userId)) === undefined) return refused(404);
    await this.presence.arrive(server, socket, projectId);
    await socket.join(projectRoom(projectId));
    const revision = await this.realtime.revision(projectId, userId);
    if (revision === undefined) {
      await socket.leave(projectRoom(projectId));
      return refused(404);
    }
    return { ok: true, revision, present: await this.presence.present(server, projectId) };
  }

  private async leave(server: RealtimeServer, socket: RealtimeSocket, body: unknown): Promise<PlainAck> {
    const projectId = readProjectId(body);
    if (!projectId || !socket.rooms.has(projectRoom(projectId))) return { ok: true };
    await socket.leave(projectRoom(projectId));
    await this.presence.depart(server, socket.data.user, projectId);
    return { ok: true };
  }

  /** A hint that a task has changed: the others get the task as the server has it. */
  private async taskUpdate(socket: RealtimeSocket, body: unknown): Promise<PlainAck> {
    const hint = readTaskHint(body);
    if (!hint) return refused(400);
    const { projectId, taskId } = hint;
    const { user } = socket.data;
    const revision = await this.realtime.revisionOfTask(projectId, taskId, user._id);
    if (revision === undefined) return refused(404);
    const updates = presentLiveTask(await this.tasks.get(projectId, taskId));
    const event = { projectId, taskId, updates, revision, actor: user };
    socket.to(projectRoom(projectId)).emit(SERVER_EVENTS.taskUpdated, event);
    return { ok: true };
  }

  /** A hint that there is a comment: the others get the stored one, by its id. */
  private async commentAdded(socket: RealtimeSocket, body: unknown): Promise<PlainAck> {
    const hint = readCommentHint(body);
    if (!hint) return refused(400);
    const found = await this.realtime.comment(hint, socket.data.user._id);
    if (!found) return refused(404);
    const { projectId, taskId } = hint;
    const event = { projectId, taskId, ...found, actor: found.comment.author };
    socket.to(projectRoom(projectId)).emit(SERVER_EVENTS.commentAdded, event);
    return { ok: true };
  }

  private async type(socket: RealtimeSocket, body: unknown): Promise<PlainAck> {
    const state = readTyping(body);
    if (!state) return refused(400);
    if (!this.typingBucket(socket).take()) return refused(429);
    const { user } = socket.data;
    const { projectId, taskId } = state;
    if ((await this.realtime.revisionOfTask(projectId, taskId, user._id)) === undefined) return refused(404);
    socket.to(projectRoom(projectId)).emit(SERVER_EVENTS.userTyping, { ...state, user });
    return { ok: true };
  }

  private typingBucket(socket: RealtimeSocket) {
    const bucket = this.typing.get(socket) ?? packetBucket(TYPING.perMinute, TYPING);
    this.typing.set(socket, bucket);
    return bucket;
  }
}
