export { createLogs, type Logs } from './log.js';
export { NestLog } from './nest-log.js';
