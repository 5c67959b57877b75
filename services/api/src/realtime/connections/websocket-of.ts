import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';

/** The parts of a websocket that Engine.IO keeps private. */
export interface Websocket {
  frames: EventEmitter;
  /** The underlying TCP connection. */
  wire: Socket | undefined;
  /** Closes it at once; a regular close waits for the other side. */
  terminate: () => void;
}

/** The websocket of an Engine.IO transport; undefined for long polling. */
export const websocketOf = (transport: object): Websocket | undefined => {
  const frames = 'socket' in transport ? transport.socket : undefined;
  if (!(frames instanceof EventEmitter) || !('terminate' in frames)) return undefined;
  const { terminate } = frames;
  if (typeof terminate !== 'function') return undefined;
  const wire = '_socket' in frames && frames._socket instanceof Socket ? frames._socket : undefined;
  return { frames, wire, terminate: () => void terminate.call(frames) };
};
