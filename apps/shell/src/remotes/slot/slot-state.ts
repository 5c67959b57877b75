import type { ComponentType } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import type { LoadTracker } from '../screens/load-tracker';
import type { Outcome } from '../screens/load-screen';
import type { LoadFailure } from '../loading/load-failure';
import type { Mismatch } from '../registry/compatibility';

/** One screen that is being rendered. */
export interface MountedScreen {
  phase: 'ready';
  Screen: ComponentType;
  remote: ResolvedRemote;
  version: string;
  /** It runs in a frame, which says itself when it is drawn. */
  framed?: boolean;
  /** The version that was requested, when another one runs. */
  insteadOf: string | null;
  tracker: LoadTracker;
  /** Unique per mounted screen, for React keys. */
  turn: number;
}

/** The content of a slot. */
export type SlotState =
  | { phase: 'loading' }
  | MountedScreen
  | { phase: 'failed' | 'revoked'; version: string; failure: LoadFailure }
  | { phase: 'incompatible'; version: string; mismatch: Mismatch };

export type SlotEvent =
  | { type: 'started' }
  | { type: 'loaded'; screen: MountedScreen }
  | { type: 'ended'; outcome: Exclude<Outcome, { phase: 'ready' }> }
  /** Threw after it had settled. */
  | { type: 'crashed'; version: string; failure: LoadFailure };

const ended = (outcome: Exclude<Outcome, { phase: 'ready' }>): SlotState => {
  const { version } = outcome.build;
  if (outcome.phase === 'incompatible') return { phase: 'incompatible', version, mismatch: outcome.mismatch };
  const { failure } = outcome;
  return { phase: failure.kind === 'revoked' ? 'revoked' : 'failed', version, failure };
};

/**
 * loading → ready | failed | incompatible | revoked; ready → failed; every state but ready → loading on Retry. An automatic retry
 * replaces a card or a screen in another version than requested; it never removes a screen.
 */
export function nextState(state: SlotState, event: SlotEvent): SlotState {
  switch (event.type) {
    case 'started':
      return { phase: 'loading' };
    case 'loaded':
      return state.phase === 'ready' && event.screen.version === state.version ? state : event.screen;
    case 'ended':
      return state.phase === 'loading' ? ended(event.outcome) : state;
    case 'crashed':
      return state.phase === 'ready'
        ? { phase: 'failed', version: event.version, failure: event.failure }
        : state;
  }
}
