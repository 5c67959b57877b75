import type { RemoteAction, RemoteActor, RemoteAlarmMeasure } from '@taskloom/contracts';

/** The action that has moved the versions, as in the journal. */
export interface RemoteMove {
  action: RemoteAction;
  /** The version that the journal names. */
  subject: string | null;
  /** The version that was live before. */
  previous: string | null;
  actor: RemoteActor;
}

/** The live versions of a remote have changed. */
export class RemoteMoved {
  constructor(
    /** Of the registry. */
    readonly revision: number,
    readonly name: string,
    readonly version: string | null,
    /** Null when a key was revoked, which leaves the live version as it was. */
    readonly move: RemoteMove | null,
  ) {}
}

/** An alarm about the live version was raised, or resolved. */
export class RemoteAlarmChanged {
  constructor(
    readonly name: string,
    readonly version: string,
    readonly measure: RemoteAlarmMeasure,
    readonly isRaised: boolean,
    /** People of the last hour, and those with the problem. */
    readonly last: { people: number; affected: number },
  ) {}
}
