/** Sessions that are no longer good: signed out, or the password has changed. */
export class SessionsEnded {
  constructor(
    readonly userId: string,
    readonly sessionIds: readonly string[],
  ) {}
}
