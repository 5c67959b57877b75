import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { SERVER_EVENTS, type PublicPerson } from '@taskloom/contracts';
import { presentLiveFields } from '../modules/tasks/index.js';
import { RealtimeRepository } from './realtime.repository.js';
import { projectRoom, type RealtimeServer, type RealtimeSocket } from './socket-types.js';

/** Hints about one task within this time are sent as one, milliseconds. */
const TOGETHER_MS = 150;
/** Comments of one task that are sent together, and tasks that wait at the same time; further hints are refused. */
const MOST_COMMENTS = 10;
const MOST_TASKS = 10_000;

/** The task that a hint is about, as its sender may see it. */
export interface HintedTask {
  projectId: string;
  taskId: string;
  /** The project's revision when the hint came: everybody has heard of it by the time of sending. */
  revision: number;
}

interface Waiting extends HintedTask {
  /** Who sent the hints; undefined once there are several. */
  socketId: string | undefined;
  actor: PublicPerson;
  fields: boolean;
  commentIds: Set<string>;
  timer: NodeJS.Timeout;
}

/**
 * Sends what clients hint at, as the server has it. Committed changes are announced without any hint, so a hint costs no more than
 * one small message per task and moment, however many come.
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

  /** The task's fields are to be sent. False when too much waits already. */
  task(server: RealtimeServer, sender: RealtimeSocket, task: HintedTask): boolean {
    const hint = this.hintOf(server, sender, task);
    if (hint) hint.fields = true;
    return hint !== undefined;
  }

  /** One of the task's comments is to be sent. False when too much waits already. */
  comment(server: RealtimeServer, sender: RealtimeSocket, task: HintedTask, commentId: string): boolean {
    const known = this.waiting.get(task.taskId)?.commentIds;
    if (known && known.size >= MOST_COMMENTS && !known.has(commentId)) return false;
    return this.hintOf(server, sender, task)?.commentIds.add(commentId) !== undefined;
  }

  private hintOf(server: RealtimeServer, sender: RealtimeSocket, task: HintedTask): Waiting | undefined {
    const known = this.waiting.get(task.taskId);
    if (known) {
      if (known.socketId !== sender.id) known.socketId = undefined;
      known.actor = sender.data.user;
      return known;
    }
    if (this.waiting.size >= MOST_TASKS) return undefined;
    const timer = setTimeout(() => {
      this.waiting.delete(task.taskId);
      this.send(server, hint).catch((err: unknown) => this.logger.warn({ err }, 'A hint could not be sent'));
    }, TOGETHER_MS);
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
