export { UsersModule } from './users.module.js';
export { avatarSql, personSql, presentPublicPerson, presentUser, publicPersonSql } from './user.presenter.js';
export { UsersRepository, type Credentials } from './users.repository.js';
export { UserEntity } from './user.entity.js';
export { personSchema, publicPersonSchema, userSchema } from './user.schema.js';
