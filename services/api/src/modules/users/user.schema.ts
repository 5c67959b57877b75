import { TEAM_ROLES, type Person, type PublicPerson, type User } from '@taskloom/contracts';
import { id, objectOf, oneOf, text, type Schema } from '../../platform/openapi/index.js';

const name = text({ example: 'Ada Lovelace' });
const avatar = text({ example: '/api/avatars/initials.svg?seed=Ada%20Lovelace' });
const email = text({ format: 'email' });

export const publicPersonSchema: Schema<PublicPerson> = objectOf({ _id: id(), name, avatar }, 'PublicPerson');
export const personSchema: Schema<Person> = objectOf({ _id: id(), name, email, avatar }, 'Person');
export const userSchema: Schema<User> = objectOf(
  { _id: id(), name, email, avatar, role: oneOf(TEAM_ROLES) },
  'User',
);
