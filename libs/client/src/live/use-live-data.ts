import { weakMapMemoize } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { ListedProject, TaskCard, WorkTab } from '@taskloom/contracts';
import {
  overlayBoard,
  overlayProject,
  overlayTask,
  overlayTasks,
  unlistedCreations,
  type CreateWrite,
} from '@taskloom/contracts/rtk/overlay';
import {
  pendingWrites,
  projectListApi,
  projectsApi,
  tasksApi,
  workApi,
  type PendingWrite,
  type TaskPath,
} from '@taskloom/contracts/rtk';
import type { AppThunk } from '../store/app-store';
import { useAppSelector } from '../store/hooks';

interface Options {
  refetchOnMountOrArgChange?: boolean | number;
}

/**
 * The writes of this person that the server has not confirmed.
 * @example
 * const waiting = usePendingWrites().filter(({ state }) => state === 'waiting').length;
 */
export const usePendingWrites = (): readonly PendingWrite[] => useAppSelector(pendingWrites);

/** The part of a task that lists have. */
type ListedTasks = Parameters<typeof unlistedCreations>[1];

/**
 * New tasks of this person that the server has not confirmed and that are not in this list yet.
 * @example
 * const unlisted = useUnlistedTasks(cards).filter(({ arg }) => arg.projectId === projectId);
 */
export function useUnlistedTasks(listed: ListedTasks): readonly CreateWrite[] {
  const writes = usePendingWrites();
  return useMemo(() => unlistedCreations(writes, listed), [writes, listed]);
}

/** One overlay for all parts of a screen that show the board, so that they have the same cards. */
const boardWith = weakMapMemoize(overlayBoard);

/**
 * The cards of a project, with the overlay of pending writes.
 * @example
 * const { data: cards = [], isLoading, error } = useBoard(projectId);
 */
export function useBoard(projectId: string, options?: Options) {
  const answer = tasksApi.useGetBoardQuery(projectId, options);
  const writes = usePendingWrites();
  const { data } = answer;
  return { ...answer, data: data && boardWith(data, writes, projectId) };
}

/**
 * The same cards, read once; empty before the board is loaded.
 * @internal
 */
export const shownBoard =
  (projectId: string): AppThunk<readonly TaskCard[]> =>
  (_dispatch, getState) => {
    const { data = [] } = tasksApi.endpoints.getBoard.select(projectId)(getState());
    return boardWith(data, pendingWrites(getState()), projectId);
  };

/**
 * A task with all its fields, with the overlay of pending writes.
 * @example
 * const { data: task } = useTask({ projectId, taskId });
 */
export function useTask(path: TaskPath, options?: Options) {
  const answer = tasksApi.useGetTaskQuery(path, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const shown = useMemo(() => data && overlayTask(data, writes), [data, writes]);
  return { ...answer, data: shown };
}

/**
 * A project, with the overlay of pending writes.
 * @example
 * const { data: project } = useProject(projectId);
 */
export function useProject(projectId: string, options?: Options) {
  const answer = projectsApi.useGetProjectQuery(projectId, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const shown = useMemo(() => data && overlayProject(data, writes), [data, writes]);
  return { ...answer, data: shown };
}

function useOverlaid<P extends ListedProject>(projects: readonly P[] | undefined): P[] | undefined {
  const writes = usePendingWrites();
  return useMemo(() => projects?.map((project) => overlayProject(project, writes)), [projects, writes]);
}

/**
 * All visible projects, with the overlay of pending writes.
 * @example
 * const { data: projects = [] } = useProjectList();
 */
export function useProjectList(options?: Options) {
  const answer = projectListApi.useGetProjectListQuery(undefined, options);
  return { ...answer, data: useOverlaid(answer.data) };
}

/**
 * The same with the times that `useProjectList` leaves out; its response is several times as large.
 * @example
 * const { data: projects = [] } = useProjects();
 */
export function useProjects(options?: Options) {
  const answer = projectsApi.useGetProjectsQuery(undefined, options);
  return { ...answer, data: useOverlaid(answer.data) };
}

/**
 * A person's open tasks in all projects, with the overlay of pending writes. One that is done stays until the next request.
 * @example
 * const { data, hasNextPage } = useWork('assigned');
 */
export function useWork(tab: WorkTab, options?: Options) {
  const answer = workApi.useGetWorkInfiniteQuery(tab, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const tasks = useMemo(
    () =>
      data &&
      overlayTasks(
        data.pages.flatMap((page) => page.tasks),
        writes,
      ),
    [data, writes],
  );
  return { ...answer, data: tasks };
}
