import type { TaskHit } from '@taskloom/contracts';

/** Deadline and id of the last task of a page, so that the next page starts there even after changes. */
export const CURSOR = /^(none|\d{4}-\d{2}-\d{2})_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const NO_DEADLINE = 'none';

export const cursorOf = ({ deadline, _id }: Pick<TaskHit, 'deadline' | '_id'>): string =>
  `${deadline ?? NO_DEADLINE}_${_id}`;

export const readCursor = (cursor: string): { deadline: string | null; id: string } => {
  const [deadline = '', id = ''] = cursor.split('_');
  return { deadline: deadline === NO_DEADLINE ? null : deadline, id };
};
