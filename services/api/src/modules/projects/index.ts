export {
  CurrentProject,
  ProjectAccess,
  putProject,
  type ProjectRight,
  type VisibleProject,
} from './project-access.js';
export { ProjectRevisionsRepository } from './project-revisions.repository.js';
export { ProjectChanged } from './project.events.js';
export { ProjectsModule } from './projects.module.js';
