import type { LoadStage } from './limits';

/**
 * `network`: no answer, or a passing one (5xx), worth another try. `timeout`: the stage's time was over.
 * `missing`: the server says that the file is not there. `revoked`: that it was withdrawn. `integrity`: what came is not what the
 * registry says that it is. `invalid`: what came is no remote, or threw. `crashed`: it threw while it drew its first screen.
 */
export type FaultKind = 'network' | 'timeout' | 'missing' | 'revoked' | 'integrity' | 'invalid' | 'crashed';

/** What went wrong with one file or one step. */
export class Fault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Fault';
    this.kind = kind;
  }
}

/** A late chunk that did not come may come the next time. */
const isLostChunk = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ChunkLoadError';

const kindOf = (stage: LoadStage, cause: unknown): FaultKind => {
  if (cause instanceof Fault) return cause.kind;
  if (isLostChunk(cause)) return 'network';
  return stage === 'mount' ? 'crashed' : 'invalid';
};

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
    this.kind = kindOf(stage, cause);
    this.reference = referenceOf(stage);
  }
}

/** What a status other than success says of a file. */
export function faultOfStatus(status: number, url: string): Fault {
  if (status === 410) return new Fault('revoked', `${url} was withdrawn`);
  return new Fault(status >= 500 || status === 429 ? 'network' : 'missing', `${url} answered ${status}`);
}

/** @see LoadFailure.reference */
export function referenceOf(where: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `${where}-${digits.join('')}`;
}
