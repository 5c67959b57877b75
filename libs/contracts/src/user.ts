/** Role in the team; stored on the membership and mirrored on the user (specification 11). */
export const TEAM_ROLES = ['admin', 'member'] as const;
/** A person's role in the team. */
export type TeamRole = (typeof TEAM_ROLES)[number];

/** The name under which tasks, comments and history of someone remain whose account was deleted. */
export const DELETED_PERSON = 'Deleted person';

/** A person as shown to themselves and to their team (specification 3). */
export interface User {
  /** UUID version 7. */
  _id: string;
  name: string;
  email: string;
  /** Absolute or same-origin URL; the generated image if the person has no picture. */
  avatar: string;
  role: TeamRole;
}

/** A person as shown to members of the same project. */
export type Person = Pick<User, '_id' | 'name' | 'email' | 'avatar'>;

/** A person in event payloads and as an author, without an e-mail address (specification 13). */
export type PublicPerson = Pick<User, '_id' | 'name' | 'avatar'>;
