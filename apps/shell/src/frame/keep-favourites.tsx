import { SERVER_EVENTS, type Project } from '@taskloom/contracts';
import { projectListApi, projectsApi } from '@taskloom/contracts/rtk';
import { useAppSelector, useChangeFavouriteProjects, type AppState } from '@taskloom/client';
import { useServerEvent } from '@taskloom/client/realtime';
import { useEffect } from 'react';
import { without, withProject, withTitle } from './favourites';

/** The projects that are or were open, as far as they are in the cache. */
const openedProjects = (state: AppState): Project[] =>
  projectsApi.util
    .selectCachedArgsForQuery(state, 'getProject')
    .flatMap((id) => projectsApi.endpoints.getProject.select(id)(state).data ?? []);

const areSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((each, place) => each === after[place]);

/**
 * Keeps the favourites of the navigation current: from the list of projects when it is loaded, without it from opened projects
 * and events. It requests nothing.
 */
export function KeepFavourites() {
  const change = useChangeFavouriteProjects();
  const { data: listed } = projectListApi.endpoints.getProjectList.useQueryState();
  const opened = useAppSelector(openedProjects, areSame);

  useEffect(() => {
    if (listed) change(() => listed.filter(({ favourite }) => favourite).reduce(withProject, []));
    else change((known) => opened.reduce(withProject, known));
  }, [change, listed, opened]);

  useServerEvent(SERVER_EVENTS.projectFavourite, ({ projectId: _id, title, favourite }) =>
    change((known) => withProject(known, { _id, title, favourite })),
  );
  useServerEvent(SERVER_EVENTS.projectTouched, ({ projectId, project: { title, archive } }) =>
    change((known) => (archive ? without(known, projectId) : withTitle(known, { _id: projectId, title }))),
  );
  useServerEvent(SERVER_EVENTS.projectRemoved, ({ projectId }) =>
    change((known) => without(known, projectId)),
  );
  return null;
}
