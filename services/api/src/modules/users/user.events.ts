/** An account was deleted, in the transaction that raises this. */
export class PersonDeleted {
  constructor(
    readonly userId: string,
    /** Their address until now. */
    readonly email: string,
  ) {}
}
