import { useMemo } from 'react';
import { overlayBoard, overlayProject, overlayTask } from '@taskloom/contracts/rtk/overlay';
import {
  pendingWrites,
  projectsApi,
  tasksApi,
  type PendingWrite,
  type TaskPath,
} from '@taskloom/contracts/rtk';
import { useAppSelector } from '../store/hooks';

interface Options {
  refetchOnMountOrArgChange?: boolean | number;
}

/** What this tab has written and the server has not confirmed yet. */
export const usePendingWrites = (): readonly PendingWrite[] => useAppSelector(pendingWrites);

/** The cards of a project, with one's own unconfirmed changes laid over them. */
export function useBoard(projectId: string, options?: Options) {
  const answer = tasksApi.useGetBoardQuery(projectId, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const shown = useMemo(() => data && overlayBoard(data, writes, projectId), [data, writes, projectId]);
  return { ...answer, data: shown };
}

/** A whole task, with one's own unconfirmed changes laid over it. */
export function useTask(path: TaskPath, options?: Options) {
  const answer = tasksApi.useGetTaskQuery(path, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const shown = useMemo(() => data && overlayTask(data, writes), [data, writes]);
  return { ...answer, data: shown };
}

/** A project, with one's own unconfirmed changes laid over it. */
export function useProject(projectId: string, options?: Options) {
  const answer = projectsApi.useGetProjectQuery(projectId, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const shown = useMemo(() => data && overlayProject(data, writes), [data, writes]);
  return { ...answer, data: shown };
}

/** Every project one sees, with one's own unconfirmed changes laid over them. */
export function useProjects(options?: Options) {
  const answer = projectsApi.useGetProjectsQuery(undefined, options);
  const writes = usePendingWrites();
  const { data } = answer;
  const shown = useMemo(() => data?.map((project) => overlayProject(project, writes)), [data, writes]);
  return { ...answer, data: shown };
}
