import type { PublicPerson, User } from '@taskloom/contracts';

/** Copies single keys, so that no other field of the object is sent. */
export const presentUser = ({ _id, name, email, avatar, role }: User): User => ({
  _id,
  name,
  email,
  avatar,
  role,
});

/** A person as in events and by-lines, without an e-mail address. */
export const presentPublicPerson = ({ _id, name, avatar }: PublicPerson): PublicPerson => ({
  _id,
  name,
  avatar,
});

/** SQL: counts the changes of everyone's name and picture. */
export const peopleRevisionSql = 'coalesce((SELECT revision FROM people_revision), 0)';

/** SQL: the picture of the users row called `alias`; the generated one when there is none of their own. */
export const avatarSql = (alias: string): string => `coalesce(${alias}.avatar, ${alias}.initials_avatar)`;

/** SQL: a `Person` as project members see each other. */
export const personSql = (alias: string): string =>
  `json_build_object('_id', ${alias}.id, 'name', ${alias}.name, 'email', ${alias}.email, 'avatar', ${avatarSql(alias)})`;

/** SQL: a `PublicPerson`. */
export const publicPersonSql = (alias: string): string =>
  `json_build_object('_id', ${alias}.id, 'name', ${alias}.name, 'avatar', ${avatarSql(alias)})`;
