import { WebSocketServer, type ServerOptions } from 'ws';

/** A peer that hasn't completed the closing handshake by then is disconnected. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Engine.IO's websocket server with a shorter close timeout: the default is 30 s, and Engine.IO has no option for it. */
export class WebsocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    const withTimeout = { ...options, closeTimeout: CLOSE_TIMEOUT_MS };
    super(withTimeout);
  }
}
