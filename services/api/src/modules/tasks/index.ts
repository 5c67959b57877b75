export { positionsFor } from './order/position.js';
export { CurrentTask, TaskAccess, type VisibleTask } from './task-access.js';
export { TaskCreated, TaskDeleted, TaskRestored, TaskUpdated } from './task.events.js';
export { commentsFromSql, commentSql, newestCommentsSql } from './task-parts.presenter.js';
export { presentLiveFields, taskCardFieldsSql, taskFieldsSql } from './task.presenter.js';
export { TaskCardDto } from './dto/task.dto.js';
export { TasksModule } from './tasks.module.js';
export { TaskEntity } from './task.entity.js';
