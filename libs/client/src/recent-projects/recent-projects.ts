import { LIMITS } from '@taskloom/contracts';
import { keptProjects, type RecentProject } from './kept-projects';

const recent = keptProjects('recent-projects', LIMITS.recentProjects);

/** The last five opened projects, newest first. The same array until it changes. */
export const recentProjects = recent.list;

const others = (userId: string, projectId: string) =>
  recentProjects(userId).filter(({ _id }) => _id !== projectId);

/** Moves an opened project to the front, with its current title. */
export function rememberProject(userId: string, project: RecentProject): void {
  recent.write(userId, [project, ...others(userId, project._id)]);
}

/** Removes a project that is deleted or no longer visible. */
export function forgetProject(userId: string, projectId: string): void {
  recent.write(userId, others(userId, projectId));
}

/** Calls `listener` after a change in this tab or another one. Returns the unsubscribe function. */
export const onRecentProjects = recent.subscribe;
