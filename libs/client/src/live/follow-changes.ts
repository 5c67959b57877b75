import type { ProjectChange } from '@taskloom/contracts';
import { api, isApiError, projectsApi, tasksApi } from '@taskloom/contracts/rtk';
import type { AppStore } from '../store/app-store';
import type { Realtime } from '../socket/realtime';
import { changeArrived, isFragile } from './change-arrived';
import { jitter } from '../idle/jitter';

/** A change that is overtaken by the next one arrives within this time, else it was lost, milliseconds. */
const OVERTAKING_MS = 150;
/** Milliseconds before the next attempt after a failure, with jitter. */
const RETRY_MS = 3_000;
/** Changes looked back at when it is not known how old what was fetched is. */
const LOOK_BACK = 50;

/** What is known of a project whose room this tab is in, or was in. */
interface Followed {
  /** The cache contains all changes up to this revision; null while unknown. */
  revision: number | null;
  /** The highest revision received. */
  target: number;
  held: ProjectChange[];
  /** When the tab was last in the room. What was fetched later may be newer than `revision`. */
  inStepUntil: number;
  busy: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const fresh = (): Followed => ({ revision: null, target: 0, held: [], inStepUntil: Infinity, busy: false });

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

/** Fetches everything again that the cache has of the project. */
const startOver = (store: AppStore, projectId: string, project: Followed): void => {
  store.dispatch(
    api.util.invalidateTags([{ type: 'Project', id: projectId }, { type: 'Project', id: 'LIST' }, 'Task']),
  );
  project.revision = project.target;
  drain(store, project);
};

const leave = (project: Followed | undefined): void => {
  if (project) project.inStepUntil = Math.min(project.inStepUntil, Date.now());
};

const CHANGES = [
  'task:updated',
  'comment:added',
  'file:uploaded',
  'file:deleted',
  'project:updated',
] as const;

interface Following {
  hear: (change: ProjectChange) => void;
  joined: (projectId: string, revision: number, updatedAt?: string) => Promise<void>;
  later: (projectId: string, project: Followed, ms: number) => void;
}

const listen = (realtime: Realtime, projects: Map<string, Followed>, { hear, joined, later }: Following) => [
  ...CHANGES.map((event) =>
    // The event's name decides its payload (contracts), which a loop over the names cannot express.
    realtime.on(event, (data) => hear({ event, data } as ProjectChange)),
  ),
  realtime.on('project:revision', ({ projectId, revision }) => {
    const project = projects.get(projectId);
    if (!project || project.revision === null || revision <= project.revision) return;
    project.target = Math.max(project.target, revision);
    later(projectId, project, OVERTAKING_MS);
  }),
  realtime.on('project:removed', ({ projectId }) => projects.delete(projectId)),
  realtime.rooms.onJoined(
    (projectId, { revision, updatedAt }) => void joined(projectId, revision, updatedAt),
  ),
  realtime.rooms.onLeft((projectId) => leave(projects.get(projectId))),
  realtime.onStatus(() => {
    if (realtime.status() === 'off') projects.clear();
    else if (realtime.status() !== 'online') projects.forEach(leave);
  }),
];

/**
 * Keeps the cache equal to the server (specification 13): applies events in the order of their revisions, drops those that came twice,
 * and fetches what was missed, after a gap, a reconnect or a sleep; everything, when that is too long ago.
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
    project.timer = setTimeout(() => void catchUp(projectId, true), ms);
  };

  /** `exact`: the cache is as it was at `since`; else it may have seen some of the changes already. */
  const ask = async (projectId: string, project: Followed, since: number, exact: boolean): Promise<void> => {
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
      if (exact || !isFragile(change)) store.dispatch(changeArrived(change, { quiet: true }));
    }
    if (!exact) store.dispatch(fetchAgain(projectId, missed.filter(isFragile)));
    project.revision = Math.max(data.revision, project.revision ?? 0);
    drain(store, project);
  };

  const catchUp = async (projectId: string, exact: boolean): Promise<void> => {
    const project = projects.get(projectId);
    if (!project || project.busy) return;
    if (project.revision !== null && project.revision >= project.target) return;
    project.busy = true;
    const since = project.revision ?? Math.max(0, project.target - LOOK_BACK);
    await ask(projectId, project, since, exact && project.revision !== null);
    project.busy = false;
    if (project.revision !== null && project.held.length > 0) later(projectId, project, OVERTAKING_MS);
  };

  const hear = (change: ProjectChange): void => {
    const { projectId, revision } = change.data;
    const project = projects.get(projectId);
    if (!project || revision <= (project.revision ?? -1)) return;
    project.target = Math.max(project.target, revision);
    project.held.push(change);
    if (!project.busy) drain(store, project);
    if (project.revision !== null && project.held.length > 0) later(projectId, project, OVERTAKING_MS);
  };

  /** In the room again, or for the first time: what was fetched before may have missed something. */
  const joined = async (projectId: string, revision: number, updatedAt?: string): Promise<void> => {
    const project = followed(projectId);
    project.target = Math.max(project.target, revision);
    // After the server was set back, its revisions are smaller than what was heard before.
    if ((project.revision ?? 0) > revision) {
      project.target = revision;
      return startOver(store, projectId, project);
    }
    const query = projectsApi.endpoints.getProject.initiate(projectId, { subscribe: false });
    const { data } = await store.dispatch(query);
    if (projects.get(projectId) !== project || (project.revision ?? -1) >= revision) return;
    const { fulfilledTimeStamp = 0 } = tasksApi.endpoints.getBoard.select(projectId)(store.getState());
    const exact = fulfilledTimeStamp <= project.inStepUntil;
    project.inStepUntil = Infinity;
    if (project.revision === null && data?.updatedAt === updatedAt) {
      project.revision = revision;
      drain(store, project);
    } else await catchUp(projectId, exact);
  };

  const stops = listen(realtime, projects, { hear, joined, later });
  return () => {
    stops.forEach((stop) => stop());
    projects.forEach(({ timer }) => clearTimeout(timer));
  };
}
