import { Injectable, Logger } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { ApiTokensService, SessionsService } from '../modules/auth/index.js';
import { presentPublicPerson } from '../modules/users/index.js';
import type { Config } from '../platform/config/index.js';
import { lacksFactor, projectLimitOf, type Caller } from '../platform/http/index.js';
import { limitedRoom, sessionRoom, userRoom, type RealtimeSocket } from './socket-types.js';

type Next = (error?: Error) => void;
/** Only `unauthorized` ends the session in the client; after any other error it tries again later. */
type SocketRefusal = 'unauthorized' | 'factor required' | 'too many';

/** Admits sockets with a valid session or API token. A middleware, because an exception in a connection handler would end the process. */
@Injectable()
export class Handshake {
  private readonly logger = new Logger(Handshake.name);

  private readonly sockets: Config['sockets'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly sessions: SessionsService,
    private readonly apiTokens: ApiTokensService,
  ) {
    this.sockets = config.get('sockets', { infer: true });
  }

  admit(socket: RealtimeSocket, next: Next): void {
    this.identify(socket).then(
      (refusal) => next(refusal && new Error(refusal)),
      (error: unknown) => {
        this.logger.warn({ err: error }, 'Could not check the session of a handshake');
        next(new Error('unavailable'));
      },
    );
  }

  /** Checks again once connected: a session that ends in between disconnects only the sockets that are connected by then. */
  confirm(socket: RealtimeSocket): void {
    this.callerOf(socket).then(
      (caller) => caller ?? socket.disconnect(true),
      (error: unknown) => this.logger.warn({ err: error }, 'Could not check the session of a new connection'),
    );
  }

  /** The reason for a refusal; undefined when the socket is admitted. */
  private async identify(socket: RealtimeSocket): Promise<SocketRefusal | undefined> {
    const caller = await this.callerOf(socket);
    if (!caller) return 'unauthorized';
    if (lacksFactor(caller)) return 'factor required';
    const { rooms } = socket.nsp.adapter;
    const [whole, limited] = [userRoom(caller._id), limitedRoom(caller._id)];
    const own = [whole, limited].reduce((sum, room) => sum + (rooms.get(room)?.size ?? 0), 0);
    if (own >= this.sockets.perPerson) return 'too many';
    const { sessionId, apiToken } = caller;
    socket.data = { user: presentPublicPerson(caller), sessionId, apiToken };
    await socket.join([projectLimitOf(caller) ? limited : whole, sessionRoom(sessionId)]);
    return undefined;
  }

  private async callerOf(socket: RealtimeSocket): Promise<Caller | undefined> {
    const token = tokenOf(socket);
    return (await this.sessions.callerOf(token)) ?? this.apiTokens.callerOf(token);
  }
}

const tokenOf = ({ handshake }: RealtimeSocket): string => {
  const token: unknown = handshake.auth['token'];
  return typeof token === 'string' ? token : '';
};
