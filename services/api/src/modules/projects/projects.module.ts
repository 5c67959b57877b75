import { Module } from '@nestjs/common';
import { ProjectChangesRepository } from './project-changes.repository.js';
import { ProjectRevisionsRepository } from './project-revisions.repository.js';

@Module({
  providers: [ProjectChangesRepository, ProjectRevisionsRepository],
  exports: [ProjectRevisionsRepository],
})
export class ProjectsModule {}
