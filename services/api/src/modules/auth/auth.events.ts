import type { SessionDevice, User } from '@taskloom/contracts';

/** Raised before a password is hashed: a transactional subscriber may refuse. */
export class UserRegistering {
  constructor(
    readonly email: string,
    readonly inviteToken?: string,
  ) {}
}

/** Raised in the registration's transaction, before the response is read: a transactional subscriber may still give the person a team. */
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

/** A link that proves an address; raised in the transaction that stores it. */
export class EmailLinkCreated {
  constructor(
    readonly linkId: string,
    readonly email: string,
    readonly token: string,
    /** Links that no longer work, so waiting mails with them are useless. */
    readonly ended: readonly string[],
    /** False when the address belongs to someone else. */
    readonly isMailed: boolean,
  ) {}
}

/** Someone wants another address for their account. */
export class EmailChangeRequested {
  constructor(
    readonly current: string,
    readonly next: string,
  ) {}
}

/** Someone who has signed in before has signed in with a browser for the first time. */
export class SignedInOnNewDevice {
  constructor(
    readonly userId: string,
    readonly email: string,
    readonly device: SessionDevice,
    readonly place: string | null,
  ) {}
}

/** Someone can sign in with one more passkey. */
export class PasskeyAdded {
  constructor(
    readonly email: string,
    readonly name: string,
    readonly place: string | null,
  ) {}
}

/** Someone can sign in through one more provider. */
export class IdentityLinked {
  constructor(
    readonly email: string,
    /** Of the provider. */
    readonly name: string,
    readonly place: string | null,
  ) {}
}

/** A provider has signed someone in, in the transaction of the sign-in: its groups may decide their role in the team. */
export class SignedInByProvider {
  constructor(
    readonly user: Pick<User, '_id' | 'name' | 'email'>,
    /** `admin`: null leaves the role as it is. `joins`: someone without a team joins it. */
    readonly groups: { provider: string; admin: boolean | null; joins: boolean },
    /** Of the network. */
    readonly address: string,
  ) {}
}

/** Sessions have ended: by signing out, or because the password has changed. */
export class SessionsEnded {
  constructor(
    readonly userId: string,
    readonly sessionIds: readonly string[],
  ) {}
}
