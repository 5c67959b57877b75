import { LIMITS } from '@taskloom/contracts';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session';
import { keptProjects, type RecentProject } from './kept-projects';

type Projects = readonly RecentProject[];

const NO_PERSON = '';

const favourites = keptProjects('favourites', LIMITS.listedFavourites);

/** The signed-in person's favourites as the navigation lists them, by their titles. The dashboard has all of them. */
export function useFavouriteProjects(): Projects {
  const userId = useSession().user?._id ?? NO_PERSON;
  return useSyncExternalStore(favourites.subscribe, () => favourites.list(userId));
}

/** Returns a function that changes this list; for the shell, which keeps it current. */
export function useChangeFavouriteProjects(): (change: (known: Projects) => Projects) => void {
  const userId = useSession().user?._id;
  return useMemo(
    () => (change) => userId && favourites.write(userId, change(favourites.list(userId))),
    [userId],
  );
}
