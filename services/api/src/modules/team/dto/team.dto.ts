import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  INVITE_OUTCOMES,
  INVITE_STATUSES,
  PROJECT_STATUSES,
  TEAM_ROLES,
  type InviteOutcome,
  type InviteStatus,
  type ProjectRole,
  type ProjectStatus,
  type TeamPersonQuery,
  type TeamRole,
} from '@taskloom/contracts';
import { WholeNumberField } from '../../../platform/http/index.js';
import { COUNT, ID, INSTANT } from '../../../platform/openapi/index.js';
import { TaskHitDto } from '../../tasks/index.js';
import { PersonDto, UserDto } from '../../users/index.js';

export class TeamMemberDto extends UserDto {
  @ApiProperty() user: PersonDto;
  @ApiPropertyOptional({ ...COUNT, description: 'Projects that the caller has in common with the member.' })
  projects?: number;
  @ApiPropertyOptional({ ...COUNT, description: 'Open tasks of the member in these projects.' })
  openTasks?: number;
  @ApiPropertyOptional({ ...INSTANT, nullable: true, description: 'For admins only.' })
  lastSeenAt?: string | null;
}

/** Tasks of a person in one response when the request names no limit. */
export const PERSON_TASKS = 50;

export class TeamPersonQueryDto implements TeamPersonQuery {
  @WholeNumberField({
    label: 'Limit',
    min: 1,
    max: 500,
    optional: true,
    description: `Number of tasks; ${PERSON_TASKS} when absent.`,
  })
  limit?: number;
}

class CommonProjectDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Billing migration' }) title: string;
  @ApiProperty({ enum: PROJECT_STATUSES }) status: ProjectStatus;
  @ApiProperty({ enum: ['owner', 'member'] }) role: ProjectRole;
}

export class TeamPersonDto {
  @ApiProperty() member: TeamMemberDto;
  @ApiProperty({ type: [CommonProjectDto] }) projects: CommonProjectDto[];
  @ApiProperty({ type: [TaskHitDto] }) tasks: TaskHitDto[];
}

export class TeamDepartureDto {
  @ApiProperty(COUNT) projects: number;
  @ApiProperty(COUNT) assignments: number;
  @ApiProperty(COUNT) ownedProjects: number;
}

export class TeamInviteDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ format: 'email' }) email: string;
  @ApiProperty({ enum: TEAM_ROLES }) role: TeamRole;
  @ApiProperty({ enum: INVITE_STATUSES }) status: InviteStatus;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty(INSTANT) expiresAt: string;
}

export class InviteLinkDto {
  @ApiProperty({ type: TeamInviteDto }) invite: TeamInviteDto;
  @ApiProperty({ example: '/register?invite=4fzYc0' }) path: string;
}

export class InviteResultDto {
  @ApiProperty() email: string;
  @ApiProperty({ enum: INVITE_OUTCOMES }) outcome: InviteOutcome;
}

export class InviteManyResultDto {
  @ApiProperty({ type: [InviteResultDto] }) results: InviteResultDto[];
}

export class InviteClaimedDto {
  @ApiProperty(ID) _id: string;
}

export class InviteAnswerDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ enum: ['accepted', 'rejected'] }) status: 'accepted' | 'rejected';
}

export class ResetLinkDto {
  @ApiProperty({ example: '/reset-password#4fzYc0' }) path: string;
}
