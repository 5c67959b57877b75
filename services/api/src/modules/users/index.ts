export { NoSuchAccountError } from './no-such-account.error.js';
export { setHue, withHue } from './hues.js';
export { UsersModule } from './users.module.js';
export { avatarSql, peopleRevisionSql, personSql, publicPersonSql } from './person-object.statements.js';
export { presentPublicPerson, presentUser } from './user.presenter.js';
export { UsersRepository, type Credentials } from './users.repository.js';
export { PersonDeleted } from './user.events.js';
export { UserEntity } from './user.entity.js';
export { PersonDto, PublicPersonDto, UserDto } from './dto/user.dto.js';
