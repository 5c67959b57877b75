import { useMemo } from 'react';
import type { WorkTab } from '@taskloom/contracts';
import { overlayBoard, overlayProject, overlayTask, overlayTasks } from '@taskloom/contracts/rtk/overlay';
import {
  pendingWrites,
  projectsApi,
  tasksApi,
  workApi,
  type PendingWrite,
  type TaskPath,
} from '@taskloom/contracts/rtk';
import { useAppSelector } from '../store/hooks';

interface Options {
  refetchOnMountOrArgChange?: boolean | number;
}

/** The writes of this person that the server has not confirmed. */
export const usePendingWrites = (): readonly PendingWrite[] => useAppSelector(pendingWrites);

/** The cards of a project, with the overlay of pending writes. */
export function useBoard(projectId: string, options?: Options) {
  const answer = tasksApi.useGetBoardQuery(projectId, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const shown = useMemo(() => data && overlayBoard(data, writes, projectId), [data, writes, projectId]);
  return { ...answer, data: shown };
}

/** A task with all its fields, with the overlay of pending writes. */
export function useTask(path: TaskPath, options?: Options) {
  const answer = tasksApi.useGetTaskQuery(path, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const shown = useMemo(() => data && overlayTask(data, writes), [data, writes]);
  return { ...answer, data: shown };
}

/** A project, with the overlay of pending writes. */
export function useProject(projectId: string, options?: Options) {
  const answer = projectsApi.useGetProjectQuery(projectId, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const shown = useMemo(() => data && overlayProject(data, writes), [data, writes]);
  return { ...answer, data: shown };
}

/** All visible projects, with the overlay of pending writes. */
export function useProjects(options?: Options) {
  const answer = projectsApi.useGetProjectsQuery(undefined, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const shown = useMemo(() => data?.map((project) => overlayProject(project, writes)), [data, writes]);
  return { ...answer, data: shown };
}

/** A person's open tasks in all projects, with the overlay of pending writes. One that is done stays until the next request. */
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
