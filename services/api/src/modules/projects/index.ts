export { PageDto } from './dto/page.dto.js';
export { requireDeadlineInRange } from './deadline-range.js';
export {
  CurrentProject,
  ProjectAccess,
  putProject,
  readProject,
  requireLiveProject,
  type RevisedProject,
  type VisibleProject,
} from './project-access.js';
export { BEFORE } from './edits/before.js';
export { EditConflicts } from './edits/edit-conflicts.js';
export { VisibleProjects } from './visible-projects.js';
export { changesOf, type HistoryEntry } from './history-entry.js';
export { ofMember, ProjectRevisionsRepository } from './project-revisions.repository.js';
export {
  FavouriteChanged,
  ProjectChanged,
  ProjectCopied,
  ProjectCreated,
  ProjectDeleted,
  ProjectMemberAdded,
  ProjectMemberLeaving,
  ProjectMemberRemoved,
  ProjectOwnerChanged,
  ProjectUpdated,
  TemplateChosen,
} from './project.events.js';
export { projectSql, revisionSql } from './project-object.statements.js';
export { presentLiveProject } from './project.presenter.js';
export { FavouriteProjectEntity } from './favourites/favourite-project.entity.js';
export { ProjectEntity } from './project.entity.js';
export { ProjectMemberEntity } from './members/project-member.entity.js';
export { ProjectMembershipEntity } from './members/project-membership.entity.js';
export { ProjectDto } from './dto/project.dto.js';
export { ownsProjects } from './project.errors.js';
export { TeamDepartures } from './members/team-departures.service.js';
export { ProjectsModule } from './projects.module.js';
export { RemovalsService } from './removal/removals.service.js';
export { taskInTrash } from './trash/trash.errors.js';
export type { KeptRows } from './trash/trash.entity.js';
export { RestoreResultDto } from './trash/trash.dto.js';
export { TrashService, type Restoring } from './trash/trash.service.js';
export { ProjectChangeEntity } from './project-change.entity.js';
export { TrashEntity } from './trash/trash.entity.js';
