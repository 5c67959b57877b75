/** Role inside the team; sits on the membership and is mirrored on the user (specification 11). */
export const TEAM_ROLES = ['admin', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** A person as the API shows them to themselves and to their team (specification 3). */
export interface User {
  /** UUID version 7. */
  _id: string;
  name: string;
  email: string;
  /** Absolute or same-origin URL; the API fills in the generated image when the person has none. */
  avatar: string;
  role: TeamRole;
}

/** A person as project members see each other. */
export type Person = Pick<User, '_id' | 'name' | 'email' | 'avatar'>;

/** A person in event payloads and by-lines: never an e-mail address (specification 13). */
export type PublicPerson = Pick<User, '_id' | 'name' | 'avatar'>;
