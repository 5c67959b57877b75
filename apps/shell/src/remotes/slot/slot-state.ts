import type { ComponentType } from 'react';
import type { FaultKind } from '../loading/load-failure';
import type { Mismatch } from '../registry/compatibility';

/** What a slot shows. `crashed` is a remote that was loaded and then threw while drawing. */
export type SlotState =
  | { phase: 'loading' }
  | { phase: 'ready'; Screen: ComponentType }
  | { phase: 'failed'; kind: FaultKind | 'crashed'; reference: string }
  | { phase: 'incompatible'; mismatch: Mismatch };

export type SlotEvent =
  | { type: 'started' }
  | { type: 'loaded'; Screen: ComponentType }
  | { type: 'failed'; kind: FaultKind | 'crashed'; reference: string }
  | { type: 'refused'; mismatch: Mismatch };

/** loading → ready | failed | incompatible; ready → failed; failed and incompatible → loading by Retry. */
export function nextState(state: SlotState, event: SlotEvent): SlotState {
  switch (event.type) {
    case 'started':
      return { phase: 'loading' };
    case 'loaded':
      return state.phase === 'loading' ? { phase: 'ready', Screen: event.Screen } : state;
    case 'failed':
      return state.phase === 'loading' || state.phase === 'ready'
        ? { phase: 'failed', kind: event.kind, reference: event.reference }
        : state;
    case 'refused':
      return { phase: 'incompatible', mismatch: event.mismatch };
  }
}
