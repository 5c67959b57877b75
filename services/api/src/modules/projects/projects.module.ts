import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditConflicts } from './edits/edit-conflicts.js';
import { FavouriteProjectEntity } from './favourites/favourite-project.entity.js';
import { FavouritesController } from './favourites/favourites.controller.js';
import { FavouritesRepository } from './favourites/favourites.repository.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { ProjectMembersController } from './members/project-members.controller.js';
import { ProjectMembersRepository } from './members/project-members.repository.js';
import { ProjectMembersService } from './members/project-members.service.js';
import { TeamDeparturesRepository } from './members/team-departures.repository.js';
import { TeamDepartures } from './members/team-departures.service.js';
import { ProjectChangesController } from './project-changes.controller.js';
import { ProjectChangesRepository } from './project-changes.repository.js';
import { ProjectRevisionsRepository } from './project-revisions.repository.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsRepository } from './projects.repository.js';
import { ProjectsService } from './projects.service.js';
import { RemovalsRepository } from './removal/removals.repository.js';
import { RemovalsService } from './removal/removals.service.js';
import { ProjectMemberEntity } from './members/project-member.entity.js';
import { ProjectMembershipEntity } from './members/project-membership.entity.js';
import { ProjectChangeEntity } from './project-change.entity.js';
import { ProjectEntity } from './project.entity.js';
import { VisibleProjects } from './visible-projects.js';
import { TrashController } from './trash/trash.controller.js';
import { TrashEntity } from './trash/trash.entity.js';
import { TrashRepository } from './trash/trash.repository.js';
import { TrashService } from './trash/trash.service.js';
import { RemovalEntity } from './removal/removal.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ProjectEntity,
      ProjectMembershipEntity,
      ProjectMemberEntity,
      FavouriteProjectEntity,
      ProjectChangeEntity,
      RemovalEntity,
      TrashEntity,
    ]),
  ],
  controllers: [
    ProjectsController,
    ProjectMembersController,
    ProjectChangesController,
    TrashController,
    FavouritesController,
  ],
  providers: [
    ProjectsRepository,
    ProjectsService,
    ProjectMembersRepository,
    ProjectMembersService,
    TeamDepartures,
    TeamDeparturesRepository,
    ProjectChangesRepository,
    ProjectRevisionsRepository,
    EditConflicts,
    RemovalsRepository,
    RemovalsService,
    TrashRepository,
    TrashService,
    VisibleProjects,
    FavouritesRepository,
    FavouritesService,
  ],
  exports: [TeamDepartures, ProjectRevisionsRepository, EditConflicts, TrashService, VisibleProjects],
})
export class ProjectsModule {}
