import { countsAsDue, type TaskHit } from '@taskloom/contracts';

/**
 * Deadline and id of the last task of a page, and whether its project is active, so that the next page starts there even after
 * changes. Without the last part, it is of a version that ordered the tasks of all projects by deadline alone.
 */
export const CURSOR =
  /^(none|\d{4}-\d{2}-\d{2})_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(_active|_inactive)?$/;

/** Stands for a missing deadline, and sorts after all days. */
export const NO_DEADLINE = 'none';

export interface WorkCursor {
  deadline: string;
  id: string;
  /** Undefined in a cursor of the version before. */
  inactive?: boolean;
}

export const cursorOf = ({ deadline, _id, project }: TaskHit, byProject: boolean): string => {
  const place = `${deadline ?? NO_DEADLINE}_${_id}`;
  if (!byProject) return place;
  return `${place}_${countsAsDue({ project }) ? 'active' : 'inactive'}`;
};

export const readCursor = (cursor: string): WorkCursor => {
  const [deadline = '', id = '', project] = cursor.split('_');
  return { deadline, id, ...(project && { inactive: project === 'inactive' }) };
};
