import { ApiProperty } from '@nestjs/swagger';
import { TEAM_ROLES, type TeamRole } from '@taskloom/contracts';
import { ID } from '../../../platform/openapi/index.js';

export class PublicPersonDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Ada Lovelace' }) name: string;
  @ApiProperty({ example: '/api/avatars/initials.svg?seed=Ada%20Lovelace' }) avatar: string;
}

export class PersonDto extends PublicPersonDto {
  @ApiProperty({ format: 'email' }) email: string;
}

export class UserDto extends PersonDto {
  @ApiProperty({ enum: TEAM_ROLES }) role: TeamRole;
}
