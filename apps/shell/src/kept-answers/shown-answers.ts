import { API, API_BASE } from '@taskloom/contracts';
import type { AppState } from '@taskloom/client';
import { notificationsApi, projectListApi, projectsApi, tasksApi, workApi } from '@taskloom/contracts/rtk';

/** The cached data of a call whose response the service worker keeps. */
export interface ShownAnswer {
  /** With its query, as the page requests it. */
  url: string;
  data: unknown;
  /** When the last response arrived. Changes that came later are in the data only. */
  answeredAt: number;
}

/** The part of an entry of RTK Query's cache that is read here. */
interface Entry {
  data?: unknown;
  fulfilledTimeStamp?: number;
}

const LIST = { view: 'list' };
const CARDS = { view: 'card' };

/**
 * The calls whose data follows events and writes (`updateQueryData`). The data of each is accepted in place of its response: the
 * functions that fill in optional fields change nothing the second time.
 */
export function shownAnswers(state: AppState): ShownAnswer[] {
  const shown: ShownAnswer[] = [];
  const add = (path: string, params: Record<string, string>, { data, fulfilledTimeStamp }: Entry): void => {
    if (data === undefined || fulfilledTimeStamp === undefined) return;
    const query = new URLSearchParams(params).toString();
    const url = `${API_BASE}${path}${query && `?${query}`}`;
    shown.push({ url, data, answeredAt: fulfilledTimeStamp });
  };
  const { getBoard, getTask } = tasksApi.endpoints;
  for (const id of tasksApi.util.selectCachedArgsForQuery(state, 'getBoard'))
    add(API.tasks(id), CARDS, getBoard.select(id)(state));
  for (const path of tasksApi.util.selectCachedArgsForQuery(state, 'getTask'))
    add(API.task(path.projectId, path.taskId), {}, getTask.select(path)(state));
  for (const id of projectsApi.util.selectCachedArgsForQuery(state, 'getProject'))
    add(API.project(id), {}, projectsApi.endpoints.getProject.select(id)(state));
  add(API.projects, {}, projectsApi.endpoints.getProjects.select()(state));
  add(API.projects, LIST, projectListApi.endpoints.getProjectList.select()(state));
  add(API.notifications, {}, notificationsApi.endpoints.getNotifications.select()(state));
  for (const tab of workApi.util.selectCachedArgsForQuery(state, 'getWork')) {
    const { data, fulfilledTimeStamp } = workApi.endpoints.getWork.select(tab)(state);
    data?.pages.forEach((page, at) => {
      const cursor = data.pageParams[at] ?? null;
      add(API.workTasks, { tab, ...(cursor !== null && { cursor }) }, { data: page, fulfilledTimeStamp });
    });
  }
  return shown;
}
