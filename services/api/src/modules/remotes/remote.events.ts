/** The live versions of a remote have changed. */
export class RemoteMoved {
  constructor(
    /** The registry's. */
    readonly revision: number,
    readonly name: string,
    readonly version: string | null,
  ) {}
}
