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
