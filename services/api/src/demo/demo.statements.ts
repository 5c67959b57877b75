import { statement } from '../platform/database/index.js';

/** TypeORM has no such command. Prevents registrations between the check and the commit. */
export const CLOSE = statement('demo.close', 'LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');
