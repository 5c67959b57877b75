import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { ProjectsModule } from '../projects/index.js';
import { UsersModule } from '../users/index.js';
import { InvitationClaims } from './invitation-claims.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';
import { MemberPasswordsService } from './member-passwords.service.js';
import { NewcomersService } from './newcomers.service.js';
import { ProviderGroupsService } from './provider-groups.service.js';
import { TeamController } from './team.controller.js';
import { TeamRepository } from './team.repository.js';
import { TeamService } from './team.service.js';
import { InvitationEntity } from './invitation.entity.js';
import { TeamMembershipEntity } from './team-membership.entity.js';
import { TeamEntity } from './team.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([TeamEntity, TeamMembershipEntity, InvitationEntity]),
    AuthModule,
    UsersModule,
    ProjectsModule,
  ],
  controllers: [TeamController, InvitationsController],
  providers: [
    TeamService,
    TeamRepository,
    MemberPasswordsService,
    InvitationsService,
    InvitationsRepository,
    InvitationClaims,
    NewcomersService,
    ProviderGroupsService,
  ],
  exports: [TeamRepository],
})
export class TeamModule {}
