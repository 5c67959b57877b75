import type { SessionDevice, User } from '@taskloom/contracts';

/** Raised before a password is hashed, where registration isn't open to everyone: a transactional subscriber may refuse. */
export class UserRegistering {
  constructor(
    readonly email: string,
    readonly inviteToken?: string,
  ) {}
}

/** Raised in the registration's transaction, before the answer is read: a transactional subscriber may still give the person a team. */
export class UserRegistered {
  constructor(
    readonly user: Pick<User, '_id' | 'name' | 'email'>,
    /** From an invitation link. */
    readonly inviteToken?: string,
  ) {}
}

/** Someone with an account has asked for a new password; raised in the transaction that stores the link. */
export class PasswordForgotten {
  constructor(
    readonly resetId: string,
    readonly email: string,
    readonly token: string,
  ) {}
}

/** These links no longer work, so waiting mails with them are useless. */
export class PasswordResetsClosed {
  constructor(readonly resetIds: readonly string[]) {}
}

/** Someone who has signed in before has signed in with a browser for the first time. */
export class SignedInOnNewDevice {
  constructor(
    readonly email: string,
    readonly device: SessionDevice,
    readonly place: string | null,
  ) {}
}

/** Sessions have ended: by signing out, or because the password has changed. */
export class SessionsEnded {
  constructor(
    readonly userId: string,
    readonly sessionIds: readonly string[],
  ) {}
}
