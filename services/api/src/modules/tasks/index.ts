export { CurrentTask, TaskAccess, type VisibleTask } from './task-access.js';
