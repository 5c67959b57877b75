import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session';
import { forgetProject, onRecentProjects, recentProjects, rememberProject } from './recent-projects';
import type { RecentProject } from './kept-projects';

const NO_PERSON = '';

/** The signed-in person's last five opened projects, newest first (specification 14). */
export function useRecentProjects(): readonly RecentProject[] {
  const userId = useSession().user?._id ?? NO_PERSON;
  return useSyncExternalStore(onRecentProjects, () => recentProjects(userId));
}

/** Adds the project of a screen once it is loaded. */
export function useRememberProject(project: RecentProject | undefined): void {
  const userId = useSession().user?._id;
  const { _id, title } = project ?? {};
  useEffect(() => {
    if (userId && _id && title) rememberProject(userId, { _id, title });
  }, [userId, _id, title]);
}

/** Returns a function that removes a deleted project. */
export function useForgetProject(): (projectId: string) => void {
  const userId = useSession().user?._id;
  return useMemo(() => (projectId) => userId && forgetProject(userId, projectId), [userId]);
}
