import { isRecord } from '@taskloom/contracts';
import { MESSAGE_CHARS, MESSAGES_PER_SECOND, PING_MS, SILENT_PINGS } from './limits';
import type { FromFrame, ToFrame } from './messages';
import { parseMessage, readMessage } from './read-message';

export interface Channel {
  send: (message: ToFrame) => void;
  close: () => void;
}

interface Options {
  frame: HTMLIFrameElement;
  /** In the address of the frame. Only a document that was opened with it gets the channel. */
  nonce: string;
  onOpen: (channel: Channel) => void;
  onMessage: (message: FromFrame) => void;
  /** It floods, hangs, or sends what no frame of this shell sends. */
  onBroken: (reason: string) => void;
}

/**
 * Hands one end of a channel to the document in a frame, once, when it asks for it: its code runs before that of the remote. The
 * origin of the frame is opaque, so the window and the nonce say who asks. Returns the function that closes the channel.
 */
export function openChannel({ frame, nonce, onOpen, onMessage, onBroken }: Options): () => void {
  const { port1, port2 } = new MessageChannel();
  let handedOver = false;
  let closed = false;
  let second = 0;
  let received = 0;
  /** Pauses since the last message. Counted, so that a page that itself was stopped for a while hears the answer first. */
  let silent = 0;

  const close = (): void => {
    closed = true;
    port1.close();
    window.removeEventListener('message', onWindowMessage);
    frame.removeEventListener('load', onLoad);
    clearInterval(timer);
  };
  const fail = (reason: string): void => {
    if (closed) return;
    close();
    onBroken(reason);
  };
  const send = (message: ToFrame): void => {
    if (!closed) port1.postMessage(JSON.stringify(message));
  };
  /** False once there are too many. */
  const count = (): boolean => {
    const now = Math.floor(performance.now() / 1_000);
    received = now === second ? received + 1 : 1;
    second = now;
    if (received > MESSAGES_PER_SECOND) fail('it sent too many messages');
    return !closed;
  };

  function onWindowMessage({ source, data }: MessageEvent<unknown>): void {
    if (source !== frame.contentWindow || !count() || handedOver) return;
    if (!isRecord(data) || data['taskloomFrame'] !== nonce) return;
    handedOver = true;
    // An opaque origin has no name, so the target can't be restricted to it.
    frame.contentWindow?.postMessage({ taskloomFrame: nonce }, '*', [port2]);
    onOpen({ send, close });
  }

  let loads = 0;
  function onLoad(): void {
    loads += 1;
    if (loads > 1) fail('it left its page');
  }

  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!count()) return;
    if (typeof data === 'string' && data.length > MESSAGE_CHARS)
      return fail('it sent a message that is too large');
    const raw = typeof data === 'string' ? parseMessage(data) : null;
    const message = raw && readMessage(raw);
    if (!message) return fail('it sent an invalid message');
    silent = 0;
    onMessage(message);
  };

  const timer = setInterval(() => {
    if (!handedOver || document.visibilityState === 'hidden') {
      silent = 0;
      return;
    }
    if (silent > SILENT_PINGS) return fail('it stopped answering');
    silent += 1;
    send({ type: 'ping' });
  }, PING_MS);

  window.addEventListener('message', onWindowMessage);
  frame.addEventListener('load', onLoad);
  return close;
}
