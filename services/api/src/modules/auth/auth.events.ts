import type { User } from '@taskloom/contracts';

/** Raised in the registration's transaction, before the answer is read: a witness may still give the person a team. */
export class UserRegistered {
  constructor(
    readonly user: Pick<User, '_id' | 'name' | 'email'>,
    /** From an invitation link. */
    readonly inviteToken?: string,
  ) {}
}

/** Sessions that are no longer good: signed out, or the password has changed. */
export class SessionsEnded {
  constructor(
    readonly userId: string,
    readonly sessionIds: readonly string[],
  ) {}
}
