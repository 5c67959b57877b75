import type { PublicPerson, TeamRole } from '@taskloom/contracts';

/** An invitation was assigned to a person, at once or when they registered. */
export class InvitationAddressed {
  constructor(
    readonly invitation: { _id: string; teamId: string; role: TeamRole },
    readonly teamName: string,
    readonly addresseeId: string,
    readonly inviter: PublicPerson | null,
  ) {}
}

/** An invitation was created. Its mail, if mail is configured, contains the token. */
export class InvitationSent {
  constructor(
    readonly invitation: { _id: string; email: string },
    readonly teamName: string,
    readonly inviter: PublicPerson,
    /** 256 random bits, base64url; only its hash is stored. */
    readonly token: string,
  ) {}
}

export class InvitationAccepted {
  constructor(
    readonly teamId: string,
    readonly user: PublicPerson,
  ) {}
}

export class TeamRoleChanged {
  constructor(
    readonly teamId: string,
    readonly userId: string,
    readonly role: TeamRole,
    readonly actor: PublicPerson,
  ) {}
}

/** A member was removed from the team or left it (then `actor` is the member). */
export class TeamMemberRemoved {
  constructor(
    readonly teamId: string,
    readonly teamName: string,
    readonly userId: string,
    readonly actor: PublicPerson,
  ) {}
}

/** The invitation was answered or revoked, so it can't be accepted any more. */
export class InvitationClosed {
  constructor(
    readonly inviteId: string,
    readonly addresseeId: string | null,
  ) {}
}

/** Members, roles or invitations have changed; `leaver` was a member or an invitee until now. */
export class TeamChanged {
  constructor(
    readonly teamId: string,
    readonly leaver: string | null = null,
  ) {}
}
