import type { LoadStage } from './limits';

/**
 * `network`: no response, or a transient one (5xx). `timeout`: the stage took too long. `missing`: 404 and other statuses.
 * `revoked`: 410. `integrity`: the file has another hash than in the registry. `invalid`: the file is not a remote, or threw an error.
 * `crashed`: the screen threw during its first render.
 */
export type FaultKind = 'network' | 'timeout' | 'missing' | 'revoked' | 'integrity' | 'invalid' | 'crashed';

/** The failure of one file or one step. */
export class Fault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Fault';
    this.kind = kind;
  }
}

const isLostChunk = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ChunkLoadError';

const kindOf = (stage: LoadStage, cause: unknown): FaultKind => {
  if (cause instanceof Fault) return cause.kind;
  if (isLostChunk(cause)) return 'network';
  return stage === 'mount' ? 'crashed' : 'invalid';
};

/** The failure of a whole load, with its stage and cause. */
export class LoadFailure extends Error {
  readonly stage: LoadStage;
  readonly kind: FaultKind;
  /** A short random code on the error card and in the report, for support: `entry-7f3a9c`. */
  readonly reference: string;

  constructor(stage: LoadStage, cause: unknown) {
    super(`${stage}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'LoadFailure';
    this.stage = stage;
    this.kind = kindOf(stage, cause);
    this.reference = referenceOf(stage);
  }
}

/** The fault for a status other than success. */
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
