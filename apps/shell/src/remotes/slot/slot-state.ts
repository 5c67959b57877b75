import type { ComponentType } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import type { Arrival } from '../entering/arrival';
import type { Outcome } from '../entering/enter';
import type { LoadFailure } from '../loading/load-failure';
import type { Mismatch } from '../registry/compatibility';

/** One screen on its way to the person, or standing there. */
export interface Standing {
  phase: 'ready';
  Screen: ComponentType;
  remote: ResolvedRemote;
  version: string;
  /** The version that was requested, when another one runs. */
  insteadOf: string | null;
  arrival: Arrival;
  /** Another number for each screen that is mounted, for keys below. */
  turn: number;
}

/** What a slot shows. */
export type SlotState =
  | { phase: 'loading' }
  | Standing
  | { phase: 'failed' | 'revoked'; version: string; failure: LoadFailure }
  | { phase: 'incompatible'; version: string; mismatch: Mismatch };

export type SlotEvent =
  | { type: 'started' }
  | { type: 'stands'; standing: Standing }
  | { type: 'ended'; outcome: Exclude<Outcome, { phase: 'ready' }> }
  /** Threw after it had stood. */
  | { type: 'crashed'; version: string; failure: LoadFailure };

const ended = (outcome: Exclude<Outcome, { phase: 'ready' }>): SlotState => {
  const { version } = outcome.build;
  if (outcome.phase === 'incompatible') return { phase: 'incompatible', version, mismatch: outcome.mismatch };
  const { failure } = outcome;
  return { phase: failure.kind === 'revoked' ? 'revoked' : 'failed', version, failure };
};

/**
 * loading → ready | failed | incompatible | revoked; ready → failed; everything but ready → loading by Retry. What was tried in the
 * background replaces a card, or a screen of another version than was requested; it never takes a screen away.
 */
export function nextState(state: SlotState, event: SlotEvent): SlotState {
  switch (event.type) {
    case 'started':
      return { phase: 'loading' };
    case 'stands':
      return state.phase === 'ready' && event.standing.version === state.version ? state : event.standing;
    case 'ended':
      return state.phase === 'loading' ? ended(event.outcome) : state;
    case 'crashed':
      return state.phase === 'ready'
        ? { phase: 'failed', version: event.version, failure: event.failure }
        : state;
  }
}
