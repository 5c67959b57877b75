import { Injectable, Logger } from '@nestjs/common';
import { SessionsService } from '../modules/auth/index.js';
import { presentPublicPerson } from '../modules/users/index.js';
import { Config } from '../platform/config/index.js';
import { sessionRoom, userRoom, type RealtimeSocket } from './socket-types.js';

type Next = (error?: Error) => void;
/** `unauthorized` alone ends the session in the client; anything else makes it try again later. */
type SocketRefusal = 'unauthorized' | 'too many';

/** Lets in who has a living session. It is a middleware, since a throwing connection handler would end the process. */
@Injectable()
export class Handshake {
  private readonly logger = new Logger(Handshake.name);

  constructor(
    private readonly config: Config,
    private readonly sessions: SessionsService,
  ) {}

  admit(socket: RealtimeSocket, next: Next): void {
    this.identify(socket).then(
      (refusal) => next(refusal && new Error(refusal)),
      (error: unknown) => {
        this.logger.warn({ err: error }, 'A handshake could not be checked');
        next(new Error('unavailable'));
      },
    );
  }

  /** Once more when the connection stands: a session that ended in between has cut only those that stood then. */
  confirm(socket: RealtimeSocket): void {
    this.sessions.callerOf(tokenOf(socket)).then(
      (caller) => caller ?? socket.disconnect(true),
      (error: unknown) => this.logger.warn({ err: error }, 'A connection could not be checked again'),
    );
  }

  /** Why it may not come in; undefined when it may. */
  private async identify(socket: RealtimeSocket): Promise<SocketRefusal | undefined> {
    const caller = await this.sessions.callerOf(tokenOf(socket));
    if (!caller) return 'unauthorized';
    const own = socket.nsp.adapter.rooms.get(userRoom(caller._id));
    if ((own?.size ?? 0) >= this.config.sockets.perPerson) return 'too many';
    socket.data = { user: presentPublicPerson(caller), sessionId: caller.sessionId };
    await socket.join([userRoom(caller._id), sessionRoom(caller.sessionId)]);
    return undefined;
  }
}

const tokenOf = ({ handshake }: RealtimeSocket): string => {
  const token: unknown = handshake.auth['token'];
  return typeof token === 'string' ? token : '';
};
