import { WebSocketServer, type ServerOptions } from 'ws';

/** Who doesn't take part in closing a websocket by then is cut off, milliseconds. */
const CLOSES_WITHIN_MS = 2_000;

/** The one that Engine.IO uses too, but it waits 30 s by default and offers no way to say so. */
export class WebsocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    const impatient = { ...options, closeTimeout: CLOSES_WITHIN_MS };
    super(impatient);
  }
}
