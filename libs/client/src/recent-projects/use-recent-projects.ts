import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session';
import {
  forgetProject,
  onRecentProjects,
  recentProjects,
  rememberProject,
  type RecentProject,
} from './recent-projects';

const NOBODY = '';

/** The signed-in person's last five opened projects, newest first; empty until one was opened (specification 14). */
export function useRecentProjects(): readonly RecentProject[] {
  const userId = useSession().user?._id ?? NOBODY;
  return useSyncExternalStore(onRecentProjects, () => recentProjects(userId));
}

/** Called by the screen of a project, as soon as the project is known. */
export function useRememberProject(project: RecentProject | undefined): void {
  const userId = useSession().user?._id;
  const { _id, title } = project ?? {};
  useEffect(() => {
    if (userId && _id && title) rememberProject(userId, { _id, title });
  }, [userId, _id, title]);
}

/** For the one who deletes a project or finds it gone. */
export function useForgetProject(): (projectId: string) => void {
  const userId = useSession().user?._id;
  return useMemo(() => (projectId) => userId && forgetProject(userId, projectId), [userId]);
}
