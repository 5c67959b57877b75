export { HistoryModule } from './history.module.js';
export { ProjectEventEntity } from './project-event.entity.js';
