import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { SERVER_EVENTS, type PublicPerson } from '@taskloom/contracts';
import { presentLiveFields } from '../modules/tasks/index.js';
import { RealtimeRepository } from './realtime.repository.js';
import { projectRoom, type RealtimeServer, type RealtimeSocket } from './socket-types.js';

/** Hints about one task within this time are sent together. */
const BATCH_MS = 150;
/** Limits for comments per task and for tasks waiting to be sent; further hints are refused. */
const MAX_COMMENTS = 10;
const MAX_TASKS = 10_000;

/** The task that a hint names; its sender may see it. */
export interface HintedTask {
  projectId: string;
  taskId: string;
  /** The project's revision when the hint arrived; the clients have received it by the time the hint is sent. */
  revision: number;
}

interface Waiting extends HintedTask {
  /** The sender's socket; undefined once there are several senders. */
  socketId: string | undefined;
  actor: PublicPerson;
  fields: boolean;
  commentIds: Set<string>;
  timer: NodeJS.Timeout;
}

/**
 * Sends the tasks and comments that clients hint at, as the server has them. Committed changes are published without hints, so
 * hints are merged into one small message per task and interval, however many arrive.
 */
@Injectable()
export class HintsService implements OnModuleDestroy {
  private readonly logger = new Logger(HintsService.name);
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly realtime: RealtimeRepository) {}

  onModuleDestroy(): void {
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  /** Schedules the task's fields to be sent. False when the limit is reached. */
  task(server: RealtimeServer, sender: RealtimeSocket, task: HintedTask): boolean {
    const hint = this.hintOf(server, sender, task);
    if (hint) hint.fields = true;
    return hint !== undefined;
  }

  /** Schedules one of the task's comments to be sent. False when the limit is reached. */
  comment(server: RealtimeServer, sender: RealtimeSocket, task: HintedTask, commentId: string): boolean {
    const known = this.waiting.get(task.taskId)?.commentIds;
    if (known && known.size >= MAX_COMMENTS && !known.has(commentId)) return false;
    return this.hintOf(server, sender, task)?.commentIds.add(commentId) !== undefined;
  }

  private hintOf(server: RealtimeServer, sender: RealtimeSocket, task: HintedTask): Waiting | undefined {
    const known = this.waiting.get(task.taskId);
    if (known) {
      if (known.socketId !== sender.id) known.socketId = undefined;
      known.actor = sender.data.user;
      return known;
    }
    if (this.waiting.size >= MAX_TASKS) return undefined;
    const timer = setTimeout(() => {
      this.waiting.delete(task.taskId);
      this.send(server, hint).catch((err: unknown) => this.logger.warn({ err }, 'Could not send a hint'));
    }, BATCH_MS);
    const { user: actor } = sender.data;
    const hint = { ...task, socketId: sender.id, actor, fields: false, commentIds: new Set<string>(), timer };
    this.waiting.set(task.taskId, hint);
    return hint;
  }

  private async send(server: RealtimeServer, hint: Waiting): Promise<void> {
    const { projectId, taskId, revision, socketId, actor, commentIds } = hint;
    const room = server.to(projectRoom(projectId)).except(socketId ?? []);
    const stamp = { projectId, taskId, revision };
    const fields = hint.fields && (await this.realtime.taskFields(projectId, taskId));
    if (fields) room.emit(SERVER_EVENTS.taskUpdated, { ...stamp, updates: presentLiveFields(fields), actor });
    if (commentIds.size === 0) return;
    for (const comment of await this.realtime.comments(projectId, taskId, [...commentIds])) {
      room.emit(SERVER_EVENTS.commentAdded, { ...stamp, comment, actor: comment.author });
    }
  }
}
