import {
  SERVER_EVENTS,
  type ListedProject,
  type NotificationChangedEvent,
  type ProjectTouchedEvent,
} from '@taskloom/contracts';
import {
  api,
  ARCHIVE_TAGS,
  authApi,
  favouriteChanged,
  notificationsChanged,
  projectGone,
  projectListApi,
  projectsApi,
  searchApi,
  updateProjectLists,
  writeFields,
} from '@taskloom/contracts/rtk';
import type { AppStore, AppThunk } from '../store/app-store';
import type { Realtime } from '../socket/realtime';
import { forgetProject } from '../storage/forget';
import { knownPeople, withPerson } from './known-people';

type Tags = Parameters<typeof api.util.invalidateTags>[0];

const NEW_TAGS = [
  { type: 'Project', id: 'LIST' } as const,
  { type: 'Project', id: 'ARCHIVED' } as const,
  'SearchFilters' as const,
];

/** The shortest interval between refetches of a list while its projects change, in milliseconds. */
const LIST_INTERVAL_MS = 2_000;
/** The same for a person's own tasks: several changes at once, such as a bulk edit, are one refetch. */
const WORK_INTERVAL_MS = 250;

/** Lists that are followed without a project's room. */
const ALL_LISTS = [
  { type: 'Project', id: 'LIST' },
  { type: 'Project', id: 'ARCHIVED' },
  'Notification',
  'Work',
  'Search',
  'SearchFilters',
  'Trash',
  'Archive',
  'Team',
  'Invite',
  'Me',
] as const;

/** Refetches all of it, and the person, whose role may have changed and whom no screen has as a query. */
const allOutdated = (): AppThunk => (dispatch) => {
  dispatch(api.util.invalidateTags([...ALL_LISTS]));
  void dispatch(authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }));
};

/** Updates a project's summary in every list, without reordering. */
const projectTouched =
  ({ projectId, project: { members, ...fields } }: ProjectTouchedEvent): AppThunk =>
  (dispatch, getState) => {
    const project = { ...fields, members: withPerson(members, knownPeople(getState(), projectId)) };
    let missing = false;
    let gone = false;
    dispatch(
      updateProjectLists((list) => {
        const known = list.find(({ _id }) => _id === projectId);
        missing ||= !known;
        if (known) writeFields<ListedProject>(known, project);
        gone ||= known !== undefined && Boolean(project.archive);
      }),
    );
    dispatch(
      projectsApi.util.updateQueryData('getProject', projectId, (known) => {
        Object.assign(known, { taskCounts: project.taskCounts, updatedAt: project.updatedAt });
      }),
    );
    for (const query of searchApi.util.selectCachedArgsForQuery(getState(), 'search'))
      dispatch(
        searchApi.util.updateQueryData('search', query, ({ projects }) => {
          const known = projects.find(({ _id }) => _id === projectId);
          if (known) writeFields<ListedProject>(known, project);
        }),
      );
    // A new or restored project: only the list contains the e-mail addresses of its members.
    if (gone) dispatch(api.util.invalidateTags(ARCHIVE_TAGS));
    else if (missing && !project.archive) dispatch(api.util.invalidateTags(NEW_TAGS));
  };

/** A list of projects is being loaded. Its response may be from before an event, and would undo what the event has changed. */
const listsAreLoading = (): AppThunk<boolean> => (_dispatch, getState) =>
  [projectListApi.endpoints.getProjectList, projectsApi.endpoints.getProjects].some(
    ({ select }) => select()(getState()).isLoading,
  );

const showsTasksOf =
  (projectId: string): AppThunk<boolean> =>
  (_dispatch, getState) =>
    searchApi.util.selectCachedArgsForQuery(getState(), 'search').some((query) =>
      searchApi.endpoints.search
        .select(query)(getState())
        .data?.tasks.some(({ project }) => project._id === projectId),
    );

/** The facts that decide whether the tasks of a project are listed, and whether they count as due. */
const standing = ({ status, archive }: ProjectTouchedEvent['project']): string =>
  `${status} ${Boolean(archive)}`;

/** Updates lists of projects, notifications and the team from events outside of projects' rooms. */
export function followLists(store: AppStore, realtime: Realtime): () => void {
  const { dispatch } = store;
  const known = new Map<string, { revision: number; standing: string }>();
  const due = new Map<string, ReturnType<typeof setTimeout>>();
  /** The connection was lost. */
  let missed = false;

  const once = (name: string, refetch: () => void, ms: number): void => {
    if (due.has(name)) return;
    const run = () => {
      due.delete(name);
      refetch();
    };
    due.set(name, setTimeout(run, ms));
  };
  const later = (name: string, tags: Tags, ms = LIST_INTERVAL_MS): void =>
    once(name, () => dispatch(api.util.invalidateTags(tags)), ms);
  const keepLists = (): void => {
    if (dispatch(listsAreLoading())) later('lists', [{ type: 'Project', id: 'LIST' }]);
  };
  const catchUp = (): void => once('all', () => dispatch(allOutdated()), WORK_INTERVAL_MS);

  const touched = (event: ProjectTouchedEvent): void => {
    const before = known.get(event.projectId);
    if (event.revision < (before?.revision ?? 0)) return;
    const now = { revision: event.revision, standing: standing(event.project) };
    known.set(event.projectId, now);
    dispatch(projectTouched(event));
    keepLists();
    if (dispatch(showsTasksOf(event.projectId))) later('search', ['Search']);
    // Also at the first event of a project, since the lists may already show its new status.
    if (before?.standing !== now.standing) later('work', ['Work'], WORK_INTERVAL_MS);
    // Tasks that the person created may be assigned to anyone. Only an open list is requested again.
    else later('work list', [{ type: 'Work', id: 'LIST' }]);
    dispatch(api.util.invalidateTags(['Trash', 'Archive']));
  };

  const removed = (projectId: string): void => {
    known.delete(projectId);
    void forgetProject(projectId).catch(() => undefined);
    dispatch(projectGone(projectId));
    keepLists();
    const tags = ['SearchFilters', 'Search', 'Work', 'Trash'] as const;
    dispatch(api.util.invalidateTags([{ type: 'Project', id: projectId }, ...tags]));
  };

  const stops = [
    realtime.on(SERVER_EVENTS.projectTouched, touched),
    realtime.on(SERVER_EVENTS.projectRemoved, ({ projectId }) => removed(projectId)),
    realtime.on(SERVER_EVENTS.projectFavourite, ({ projectId, favourite }) =>
      dispatch(favouriteChanged(projectId, favourite)),
    ),
    // The removal happened before this tab had joined the room.
    realtime.rooms.onRefused(removed),
    realtime.on(SERVER_EVENTS.notificationChanged, (event: NotificationChangedEvent) =>
      dispatch(notificationsChanged(event)),
    ),
    // Before the first connection, events may be lost too. The server knows whether there were any (decision 197).
    realtime.on(SERVER_EVENTS.listsOutdated, catchUp),
    realtime.on(SERVER_EVENTS.workChanged, () => later('work', ['Work'], WORK_INTERVAL_MS)),
    realtime.on(SERVER_EVENTS.notificationNew, ({ type }) => {
      later('inbox', [{ type: 'Notification', id: 'INBOX' }], WORK_INTERVAL_MS);
      if (type === 'mentioned') later('work', ['Work'], WORK_INTERVAL_MS);
    }),
    realtime.on(SERVER_EVENTS.teamChanged, () =>
      dispatch(api.util.invalidateTags(['Team', 'Invite', 'Notification', 'Me'])),
    ),
    realtime.onStatus(() => {
      const status = realtime.status();
      if (status !== 'online') known.clear();
      if (status === 'offline' || status === 'refused') missed = true;
      if (status !== 'online' || !missed) return;
      // Events outside of the open projects may be lost.
      missed = false;
      catchUp();
    }),
  ];
  return () => {
    stops.forEach((stop) => stop());
    due.forEach((timer) => clearTimeout(timer));
  };
}
