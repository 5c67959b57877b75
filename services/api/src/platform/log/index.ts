export { createLogs } from './log.js';
export { NestLog } from './nest-log.js';
