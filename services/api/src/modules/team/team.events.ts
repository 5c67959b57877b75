import type { PublicPerson, TeamRole } from '@taskloom/contracts';

/** An invitation has found its addressee, at once or upon registration. */
export class InvitationAddressed {
  constructor(
    readonly invitation: { _id: string; teamId: string; role: TeamRole },
    readonly teamName: string,
    readonly addresseeId: string,
    readonly inviter: PublicPerson | null,
  ) {}
}

/** An invitation was made; its mail, if this installation sends any, carries the token. */
export class InvitationSent {
  constructor(
    readonly invitation: { _id: string; email: string },
    readonly teamName: string,
    readonly inviter: PublicPerson,
    /** 256 random bits, base64url; only its hash is kept. */
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

/** Somebody was removed from the team, or has left it (then `actor` is that person). */
export class TeamMemberRemoved {
  constructor(
    readonly teamId: string,
    readonly teamName: string,
    readonly userId: string,
    readonly actor: PublicPerson,
  ) {}
}

/** Answered or revoked: there is nothing left to accept. */
export class InvitationClosed {
  constructor(
    readonly inviteId: string,
    readonly addresseeId: string | null,
  ) {}
}

/** Members, roles or invitations are others than before; `leaver` belonged to it until now, or was never to. */
export class TeamChanged {
  constructor(
    readonly teamId: string,
    readonly leaver: string | null = null,
  ) {}
}
