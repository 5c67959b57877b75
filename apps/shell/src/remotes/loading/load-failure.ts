import type { LoadStage } from './limits';

/**
 * `network`: no answer, or a passing one (5xx), worth another try. `timeout`: the stage's time was over.
 * `missing`: the server says that the file is not there. `invalid`: what came is not what it should be, or threw.
 */
export type FaultKind = 'network' | 'timeout' | 'missing' | 'invalid';

/** What went wrong with one file or one step. */
export class Fault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Fault';
    this.kind = kind;
  }
}

/** A load that has ended for good: the stage at which, and why. */
export class LoadFailure extends Error {
  readonly stage: LoadStage;
  readonly kind: FaultKind;
  /** Short and unlikely to come twice, so that a person can name this failure to whoever looks after it: `entry-7f3a9c`. */
  readonly reference: string;

  constructor(stage: LoadStage, cause: unknown) {
    super(`${stage}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'LoadFailure';
    this.stage = stage;
    this.kind = cause instanceof Fault ? cause.kind : 'invalid';
    this.reference = referenceOf(stage);
  }
}

/** @see LoadFailure.reference */
export const referenceOf = (where: string): string => `${where}-${crypto.randomUUID().slice(0, 6)}`;
