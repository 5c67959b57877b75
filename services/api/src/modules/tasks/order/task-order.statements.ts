import { statement } from '../../../platform/database/index.js';

const OTHERS = 'FROM tasks WHERE project_id = $1 AND status = $2 AND id <> $3';

const GAP = {
  after: `n.position AS lower, (SELECT min(position) ${OTHERS} AND position > n.position) AS upper`,
  before: `(SELECT max(position) ${OTHERS} AND position < n.position) AS lower, n.position AS upper`,
} as const;

/** Saves a round trip for each move: 0.05 instead of 0.29 ms. No row if there is no such neighbour, whose status may have changed. */
const beside = (side: keyof typeof GAP) =>
  statement(
    `task-order.${side}`,
    `SELECT n.status, ${GAP[side]} FROM tasks n WHERE n.project_id = $1 AND n.id = $4 AND n.id <> $3`,
  );

export const BESIDE = { after: beside('after'), before: beside('before') } as const;

/**
 * TypeORM has no such command. The card that is being placed still has its old position, which may equal a new one.
 */
export const CHECK_LATER = statement('task-order.check-later', 'SET CONSTRAINTS tasks_position_key DEFERRED');

/** Saves a round trip for each card: 0.76 instead of 3.7 ms for 20 cards. */
export const RENUMBER = statement(
  'task-order.renumber',
  `UPDATE tasks t SET position = fresh.position
   FROM unnest($2::uuid[], $3::text[]) AS fresh (id, position)
   WHERE t.project_id = $1 AND t.id = fresh.id`,
);
