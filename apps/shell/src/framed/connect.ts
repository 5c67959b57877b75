import { isRecord } from '@taskloom/contracts';
import { MESSAGE_CHARS } from '../remotes/framed/limits';
import type { FromFrame, Handshake, ToFrame } from '../remotes/framed/messages';

export interface Host {
  /** Throws when the message is too large. */
  send: (message: FromFrame) => void;
  /** Whether this can be a part of a message. */
  fits: (part: object) => boolean;
  onMessage: (listener: (message: ToFrame) => void) => () => void;
}

/** The most that surrounds a part in a message. */
const ENVELOPE_CHARS = 100;

const isMessage = (value: unknown): value is ToFrame => isRecord(value) && typeof value['type'] === 'string';

/** Asks the page around this one for the channel, with the nonce in the address. Runs before the code of the remote. */
export function connect(): Promise<Host> {
  const nonce = location.hash.slice(1);
  const shell = window.parent;
  return new Promise((resolve) => {
    const onHandover = ({ source, data, ports: [port] }: MessageEvent<unknown>): void => {
      if (source !== shell || !port || !isRecord(data) || data['taskloomFrame'] !== nonce) return;
      window.removeEventListener('message', onHandover);
      const listeners = new Set<(message: ToFrame) => void>();
      port.onmessage = ({ data: text }: MessageEvent<string>) => {
        const message: unknown = JSON.parse(text);
        if (isMessage(message)) listeners.forEach((listener) => listener(message));
      };
      resolve({
        send: (message) => {
          const text = JSON.stringify(message);
          if (text.length > MESSAGE_CHARS)
            throw new Error(`A message of the type ${message.type} is too large for the frame.`);
          port.postMessage(text);
        },
        fits: (part) => JSON.stringify(part).length < MESSAGE_CHARS - ENVELOPE_CHARS,
        onMessage: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      });
    };
    window.addEventListener('message', onHandover);
    const handshake: Handshake = { taskloomFrame: nonce };
    // The origin of this page is opaque, and that of its address is the shell's.
    shell.postMessage(handshake, new URL(location.href).origin);
  });
}
