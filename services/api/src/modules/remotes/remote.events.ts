/** Something about what is live of a remote has changed. */
export class RemoteMoved {
  constructor(
    /** The registry's. */
    readonly revision: number,
    readonly name: string,
    readonly version: string | null,
  ) {}
}
