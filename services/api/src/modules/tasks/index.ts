export { positionsFor } from './order/position.js';
export { CurrentTask, TaskAccess, type VisibleTask } from './task-access.js';
export { taskArchived } from './archive/archive.errors.js';
export { archivedHitSql } from './archive/archive.statements.js';
export { ArchiveRepository } from './archive/archive.repository.js';
export { CoversService } from './cover/covers.service.js';
export { ArchivedTaskEntity } from './archive/archived-task.entity.js';
export {
  FilesWanted,
  NEWS,
  TaskArchived,
  TaskCreated,
  TaskDeleted,
  TaskUnarchived,
  TaskUpdated,
} from './task.events.js';
export { commentsFromSql, commentSql, newestCommentsSql } from './task-parts.statements.js';
export { TASK_FIELDS } from './task.fields.js';
export { taskFieldsSql, taskHitSql, taskValueSql } from './task-object.statements.js';
export { presentLiveFields } from './task.presenter.js';
export { ProjectOfHitDto, TaskHitDto, TitledProjectDto } from './dto/task-hit.dto.js';
export { TaskAssigneeEntity } from './assignees/task-assignee.entity.js';
export { TasksModule } from './tasks.module.js';
export { TaskEntity } from './task.entity.js';
export { TaskMentionEntity } from './watching/task-mention.entity.js';
export { TaskWatchEntity } from './watching/task-watch.entity.js';
export { WatchingRepository } from './watching/watching.repository.js';
