import { CHANGE_EVENTS, jitter, SERVER_EVENTS, type ProjectChange } from '@taskloom/contracts';
import {
  api,
  isApiError,
  onProjectResponse,
  projectsApi,
  tasksApi,
  type ProjectResponse,
} from '@taskloom/contracts/rtk';
import type { AppStore } from '../store/app-store';
import type { Realtime } from '../socket/realtime';
import { changeArrived, isFragile } from './change-arrived';

/** How long to wait for a missing revision before it is fetched, in milliseconds: events may arrive out of order. */
const REORDER_MS = 150;
/** Milliseconds before the next attempt after a failure, with jitter. */
const RETRY_MS = 3_000;
/** Number of revisions to catch up with when the age of the cached data is unknown. */
const LOOK_BACK = 50;

/** The state of a project that this tab has data of. */
interface Followed {
  /** Until the first join: the revisions of the cached responses by URL; null from a server that doesn't send them. */
  responses: Map<string, number | null>;
  /** The cache contains all changes up to this revision; null while unknown. */
  revision: number | null;
  /** False if the cache may already contain some of the later changes. */
  exact: boolean;
  /** The highest revision received. */
  target: number;
  held: ProjectChange[];
  /** When the tab left the room. Data that was fetched later may be newer than `revision`. */
  syncedUntil: number;
  busy: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const fresh = (): Followed => ({
  responses: new Map(),
  revision: null,
  exact: false,
  target: 0,
  held: [],
  syncedUntil: Infinity,
  busy: false,
});

/** Applies the held changes up to the first gap. */
const drain = (store: AppStore, project: Followed): void => {
  project.held.sort((a, b) => a.data.revision - b.data.revision);
  for (let next = project.held[0]; next && project.revision !== null; next = project.held[0]) {
    if (next.data.revision > project.revision + 1) return;
    project.held.shift();
    if (next.data.revision <= project.revision) continue;
    project.revision = next.data.revision;
    store.dispatch(changeArrived(next));
  }
};

/** Fetches the board and the open tasks that these changes concern. */
const fetchAgain = (projectId: string, changes: ProjectChange[]) => {
  const tasks = new Set(changes.flatMap(({ data }) => ('taskId' in data ? data.taskId : [])));
  const tags = [...tasks].map((id) => ({ type: 'Task' as const, id }));
  return api.util.invalidateTags(tags.length ? [{ type: 'Task', id: `BOARD ${projectId}` }, ...tags] : []);
};

/** Invalidates all cached data of the project. */
const startOver = (store: AppStore, projectId: string, project: Followed): void => {
  store.dispatch(
    api.util.invalidateTags([
      { type: 'Project', id: projectId },
      { type: 'Project', id: 'LIST' },
      { type: 'Label', id: projectId },
      'Task',
    ]),
  );
  project.revision = project.target;
  drain(store, project);
};

/** The revision that all cached responses contain, `current` without any; null if one doesn't say which it has. */
const oldest = ({ responses }: Followed, current: number): number | null => {
  const known = [...responses.values()];
  return known.includes(null) ? null : Math.min(current, ...known.filter((each) => each !== null));
};

const leave = (project: Followed | undefined): void => {
  if (project) project.syncedUntil = Math.min(project.syncedUntil, Date.now());
};

interface Following {
  receive: (change: ProjectChange) => void;
  joined: (projectId: string, revision: number) => Promise<void>;
  answered: (response: ProjectResponse) => void;
  later: (projectId: string, project: Followed, ms: number) => void;
}

const listen = (
  realtime: Realtime,
  projects: Map<string, Followed>,
  { receive, joined, answered, later }: Following,
) => [
  ...CHANGE_EVENTS.map((event) =>
    // The event's name determines its payload (contracts), which a loop over the names cannot express.
    realtime.on(event, (data) => receive({ event, data } as ProjectChange)),
  ),
  realtime.on(SERVER_EVENTS.projectRevision, ({ projectId, revision }) => {
    const project = projects.get(projectId);
    if (!project || project.revision === null || revision <= project.revision) return;
    project.target = Math.max(project.target, revision);
    later(projectId, project, REORDER_MS);
  }),
  realtime.on(SERVER_EVENTS.projectRemoved, ({ projectId }) => projects.delete(projectId)),
  realtime.rooms.onJoined((projectId, { revision }) => void joined(projectId, revision)),
  onProjectResponse(answered),
  realtime.rooms.onLeft((projectId) => leave(projects.get(projectId))),
  realtime.onStatus(() => {
    if (realtime.status() === 'off') projects.clear();
    else if (realtime.status() !== 'online') projects.forEach(leave);
  }),
];

/**
 * Synchronises the cache with the server (specification 13): applies events in the order of their revisions, ignores duplicates, and
 * catches up after a gap, a reconnect or a sleep. When the missed changes are no longer stored, it fetches everything.
 */
export function followChanges(store: AppStore, realtime: Realtime): () => void {
  const projects = new Map<string, Followed>();

  const followed = (projectId: string): Followed => {
    const known = projects.get(projectId) ?? fresh();
    projects.set(projectId, known);
    return known;
  };

  const later = (projectId: string, project: Followed, ms: number): void => {
    clearTimeout(project.timer);
    project.timer = setTimeout(() => void catchUp(projectId), ms);
  };

  const fetchChanges = async (projectId: string, project: Followed, since: number): Promise<void> => {
    const query = projectsApi.endpoints.getChanges.initiate(
      { projectId, since },
      { subscribe: false, forceRefetch: true },
    );
    const { data, error } = await store.dispatch(query);
    if (projects.get(projectId) !== project) return;
    if (!data) {
      const status = isApiError(error) ? error.status : 0;
      if (status === 410) startOver(store, projectId, project);
      else if (status === 404) projects.delete(projectId);
      else later(projectId, project, jitter(RETRY_MS));
      return;
    }
    const missed = data.changes.filter(({ data: { revision } }) => revision > (project.revision ?? since));
    for (const change of missed) {
      if (project.exact || !isFragile(change)) store.dispatch(changeArrived(change, { quiet: true }));
    }
    if (!project.exact) store.dispatch(fetchAgain(projectId, missed.filter(isFragile)));
    project.revision = Math.max(data.revision, project.revision ?? 0);
    project.exact = true;
    drain(store, project);
  };

  const catchUp = async (projectId: string): Promise<void> => {
    const project = projects.get(projectId);
    if (!project || project.busy) return;
    if (project.revision !== null && project.revision >= project.target) {
      project.exact = true;
      return;
    }
    project.busy = true;
    const since = project.revision ?? Math.max(0, project.target - LOOK_BACK);
    await fetchChanges(projectId, project, since);
    project.busy = false;
    if (project.revision !== null && project.held.length > 0) later(projectId, project, REORDER_MS);
  };

  const receive = (change: ProjectChange): void => {
    const { projectId, revision } = change.data;
    const project = projects.get(projectId);
    if (!project || revision <= (project.revision ?? -1)) return;
    project.target = Math.max(project.target, revision);
    project.held.push(change);
    if (!project.busy) drain(store, project);
    if (project.revision !== null && project.held.length > 0) later(projectId, project, REORDER_MS);
  };

  /** After a join, the data that was fetched before may be outdated. */
  const joined = async (projectId: string, revision: number): Promise<void> => {
    const project = followed(projectId);
    project.target = Math.max(project.target, revision);
    // After a restore of the server, its revisions are smaller than before.
    if ((project.revision ?? 0) > revision) {
      project.target = revision;
      return startOver(store, projectId, project);
    }
    const { fulfilledTimeStamp = 0 } = tasksApi.endpoints.getBoard.select(projectId)(store.getState());
    if (fulfilledTimeStamp > project.syncedUntil) project.exact = false;
    project.syncedUntil = Infinity;
    project.revision ??= oldest(project, revision);
    project.responses.clear();
    drain(store, project);
    await catchUp(projectId);
  };

  const answered = ({ projectId, url, revision }: ProjectResponse): void => {
    const project = followed(projectId);
    if (project.revision === null) project.responses.set(url, revision);
    // The response is older than changes that have arrived while it was on its way.
    else if (revision !== null && revision < project.revision && project.syncedUntil === Infinity) {
      project.revision = revision;
      project.exact = false;
      later(projectId, project, 0);
    }
  };

  const stops = listen(realtime, projects, { receive, joined, answered, later });
  return () => {
    stops.forEach((stop) => stop());
    projects.forEach(({ timer }) => clearTimeout(timer));
  };
}
