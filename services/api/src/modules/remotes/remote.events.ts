/** The live versions of a remote have changed. */
export class RemoteMoved {
  constructor(
    /** Of the registry. */
    readonly revision: number,
    readonly name: string,
    readonly version: string | null,
  ) {}
}
