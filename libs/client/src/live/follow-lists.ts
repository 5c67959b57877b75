import type { NotificationChangedEvent, ProjectTouchedEvent } from '@taskloom/contracts';
import { api, notificationsChanged, projectGone, projectsApi, searchApi } from '@taskloom/contracts/rtk';
import type { AppStore, AppThunk } from '../store/app-store';
import type { Realtime } from '../socket/realtime';
import { knownPeople, withPerson } from './known-people';

/** Results of a search are asked for anew at most this often while their projects change, milliseconds. */
const SEARCH_AGAIN_MS = 2_000;

/** Puts a project's summary into every list that shows it; the order of the list stays, so that nothing jumps. */
const projectTouched =
  ({ projectId, project: { members, ...fields } }: ProjectTouchedEvent): AppThunk =>
  (dispatch, getState) => {
    const project = { ...fields, members: withPerson(members, knownPeople(getState(), projectId)) };
    let missing = false;
    dispatch(
      projectsApi.util.updateQueryData('getProjects', undefined, (list) => {
        const known = list.find(({ _id }) => _id === projectId);
        missing = !known;
        if (known && known.version <= project.version) Object.assign(known, project);
      }),
    );
    const { taskCounts, updatedAt } = project;
    dispatch(
      projectsApi.util.updateQueryData('getProject', projectId, (known) => {
        Object.assign(known, { taskCounts, updatedAt });
      }),
    );
    for (const query of searchApi.util.selectCachedArgsForQuery(getState(), 'search'))
      dispatch(
        searchApi.util.updateQueryData('search', query, ({ projects }) => {
          const known = projects.find(({ _id }) => _id === projectId);
          if (known && known.version <= project.version) Object.assign(known, project);
        }),
      );
    // Somebody has added one to it: its people's addresses come with the list alone.
    if (missing) dispatch(api.util.invalidateTags([{ type: 'Project', id: 'LIST' }, 'SearchFilters']));
  };

const showsTasksOf =
  (projectId: string): AppThunk<boolean> =>
  (_dispatch, getState) =>
    searchApi.util.selectCachedArgsForQuery(getState(), 'search').some((query) =>
      searchApi.endpoints.search
        .select(query)(getState())
        .data?.tasks.some(({ project }) => project._id === projectId),
    );

/** Lists of projects, the bell and the team, which no project's room covers. */
export function followLists(store: AppStore, realtime: Realtime): () => void {
  const { dispatch } = store;
  const revisions = new Map<string, number>();
  let again: ReturnType<typeof setTimeout> | undefined;

  const touched = (event: ProjectTouchedEvent): void => {
    if (event.revision < (revisions.get(event.projectId) ?? 0)) return;
    revisions.set(event.projectId, event.revision);
    dispatch(projectTouched(event));
    if (again || !dispatch(showsTasksOf(event.projectId))) return;
    again = setTimeout(() => {
      again = undefined;
      dispatch(api.util.invalidateTags(['Search']));
    }, SEARCH_AGAIN_MS);
  };

  const stops = [
    realtime.on('project:touched', touched),
    realtime.on('project:removed', ({ projectId }) => {
      revisions.delete(projectId);
      dispatch(projectGone(projectId));
      dispatch(api.util.invalidateTags([{ type: 'Project', id: projectId }, 'SearchFilters', 'Search']));
    }),
    realtime.on('notification:changed', (event: NotificationChangedEvent) =>
      dispatch(notificationsChanged(event)),
    ),
    realtime.on('team:changed', () =>
      dispatch(api.util.invalidateTags(['Team', 'Invite', 'Notification', 'Me'])),
    ),
    realtime.onStatus(() => realtime.status() !== 'online' && revisions.clear()),
  ];
  return () => {
    stops.forEach((stop) => stop());
    clearTimeout(again);
  };
}
