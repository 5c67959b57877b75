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
