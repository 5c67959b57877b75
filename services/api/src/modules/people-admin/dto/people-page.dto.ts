import { ApiProperty } from '@nestjs/swagger';
import {
  PERSON_STATES,
  PROJECT_STATUSES,
  TEAM_ROLES,
  type PersonFactor,
  type PersonState,
  type ProjectStatus,
  type TeamRole,
} from '@taskloom/contracts';
import { COUNT, ID, INSTANT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';

export class AdminPersonDto {
  @ApiProperty({ ...ID, description: 'Of the person, or of the invitation.' }) _id: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null for someone invited.' }) name:
    string | null;
  @ApiProperty({ format: 'email' }) email: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null for someone invited.' }) avatar:
    string | null;
  @ApiProperty({ enum: TEAM_ROLES }) role: TeamRole;
  @ApiProperty({ enum: PERSON_STATES }) state: PersonState;
  @ApiProperty({ enum: ['app'], isArray: true }) factors: PersonFactor[];
  @ApiProperty(COUNT) ownedProjects: number;
  @ApiProperty({ ...INSTANT, nullable: true }) lastSeenAt: string | null;
}

export class PeopleCountsDto {
  @ApiProperty(COUNT) active: number;
  @ApiProperty(COUNT) disabled: number;
  @ApiProperty(COUNT) invited: number;
  @ApiProperty(COUNT) withoutFactor: number;
}

export class PeoplePageDto {
  @ApiProperty({ type: [AdminPersonDto] }) people: AdminPersonDto[];
  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page.' })
  next: string | null;
  @ApiProperty({ description: 'Of the whole team.' }) counts: PeopleCountsDto;
}

export class OwnedProjectDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty() title: string;
  @ApiProperty({ enum: PROJECT_STATUSES }) status: ProjectStatus;
  @ApiProperty(COUNT) tasks: number;
  @ApiProperty(COUNT) members: number;
}

export class PersonHoldingsDto {
  @ApiProperty({ type: [OwnedProjectDto] }) projects: OwnedProjectDto[];
  @ApiProperty(COUNT) sessions: number;
  @ApiProperty(COUNT) apiTokens: number;
  @ApiProperty({ type: [PublicPersonDto], description: 'Members of the team who may become owners.' })
  candidates: PublicPersonDto[];
}
