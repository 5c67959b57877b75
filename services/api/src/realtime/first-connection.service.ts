import { Injectable, Logger } from '@nestjs/common';
import { SERVER_EVENTS } from '@taskloom/contracts';
import { RealtimeRepository } from './realtime.repository.js';
import { userRoom, type RealtimeSocket } from './socket-types.js';

/** A transaction is invisible to others until its commit, but its rows have the time of its start. */
const LONGEST_TRANSACTION_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Notifies a tab, on its first connection, of changes since its first requests. */
@Injectable()
export class FirstConnectionService {
  private readonly logger = new Logger(FirstConnectionService.name);

  constructor(private readonly realtime: RealtimeRepository) {}

  /** Call it when the socket is in its rooms: later changes arrive as events. */
  greet(socket: RealtimeSocket): void {
    const agoMs: unknown = socket.handshake.auth['agoMs'];
    const userId = socket.data.user._id;
    if (typeof agoMs !== 'number' || !(agoMs >= 0) || !socket.rooms.has(userRoom(userId))) return;
    void this.realtime
      .hasChanges(userId, Math.min(agoMs, DAY_MS) + LONGEST_TRANSACTION_MS)
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'Could not look for changes before a connection');
        // Unknown: a needless refetch is better than lists that stay outdated.
        return true;
      })
      .then((changed) => changed && socket.emit(SERVER_EVENTS.listsOutdated, {}));
  }
}
