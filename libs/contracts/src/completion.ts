import type { TaskCounts } from './project.js';

/**
 * Share of done tasks, in whole percent; 0 without tasks (specification 9).
 * @example
 * completionPercent({ todo: 1, inprogress: 0, done: 3 }); // 75
 */
export const completionPercent = ({ todo, inprogress, done }: TaskCounts): number => {
  const all = todo + inprogress + done;
  return all === 0 ? 0 : Math.round((done / all) * 100);
};
