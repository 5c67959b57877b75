export { createLog } from './log.js';
export { NestLog } from './nest-log.js';
