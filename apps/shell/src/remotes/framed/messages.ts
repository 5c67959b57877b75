import type { RemoteVitals, User } from '@taskloom/contracts';
import type { HostedPlace } from '@taskloom/client/router';
import type { Language } from '@taskloom/client/texts';
import type { Theme } from '@taskloom/ui';
import type { Build } from '../loading/build';
import type { FaultKind } from '../loading/load-failure';
import type { LoadStage } from '../loading/limits';
import type { RemoteEntry } from '../loading/manifest';

/** The first message to a frame. It contains nothing that other people may not see, and no session. */
export interface FrameStart {
  build: Build;
  entry: RemoteEntry;
  /** The path of the screen in `remote.json`, and those of all routes with the same screen. */
  path: string;
  paths: readonly string[];
  place: HostedPlace;
  theme: Theme;
  language: Language;
  singleKeys: boolean;
  /** Without the email address. */
  user: User;
}

/** A call of the API by the name of its endpoint. */
export interface FrameCall {
  call: string;
  arg?: unknown;
}

/** One page of a query with pages: its parameter, null for the first page. */
export interface FramePage {
  param: unknown;
}

/** To the frame. Messages are JSON, so that their size is known before they are read. */
export type ToFrame =
  | ({ type: 'start' } & FrameStart)
  | { type: 'theme'; theme: Theme }
  | { type: 'language'; language: Language }
  | { type: 'place'; place: HostedPlace }
  | { type: 'answer'; id: number; data?: unknown; error?: unknown }
  /** Newer data of an earlier query, which the frame still shows. */
  | ({ type: 'update'; data?: unknown } & FrameCall)
  /** A later request of this query has failed. The frame repeats its call to get the error. */
  | ({ type: 'stale' } & FrameCall)
  | { type: 'ping' };

/** To the shell, which trusts none of it. */
export type FromFrame =
  | { type: 'ready' }
  /** A sign of life, with the web vitals of the screen so far. */
  | { type: 'pong'; vitals: RemoteVitals }
  | { type: 'failed'; stage: LoadStage; kind: FaultKind; reason: string; stack?: string }
  | { type: 'threw'; reason: string; stack?: string }
  /** A script blocked the frame for long. */
  | { type: 'held'; file: string; durationMs: number }
  | ({ type: 'call'; id: number; forced: boolean; page?: FramePage } & FrameCall)
  | ({ type: 'left' } & FrameCall)
  | { type: 'navigate'; to: string; replace: boolean; state?: unknown }
  | { type: 'go'; delta: number }
  /** Opens a page of this installation in a new tab. */
  | { type: 'open'; to: string }
  /** Whether something in the frame is unsaved. */
  | { type: 'unsaved'; unsaved: boolean }
  | { type: 'room'; projectId: string; joined: boolean }
  | { type: 'key'; key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** The message by which the frame asks for its channel, and the shell hands it over. */
export interface Handshake {
  taskloomFrame: string;
}
