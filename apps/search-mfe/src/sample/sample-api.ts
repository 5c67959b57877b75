import {
  API,
  LIMITS,
  PROJECT_STATUSES,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type Project,
  type SearchResult,
  type TaskHit,
} from '@taskloom/contracts';
import { FakeApi, type ApiCall } from '@taskloom/client/standalone';
import { PEOPLE, PROJECTS, TASKS } from './workspace';

const contains =
  (query: string) =>
  ({ title, description }: Project | TaskHit): boolean =>
    `${title} ${description}`.toLowerCase().includes(query.toLowerCase());

/** A small search over the sample workspace with all filters. */
const search = (query: URLSearchParams): SearchResult => {
  const hit = contains(query.get('q') ?? '');
  const matches = (filter: string, ...values: string[]): boolean => {
    const wanted = query.get(filter);
    return wanted === null || values.includes(wanted);
  };
  const projects = PROJECTS.filter(
    (project) =>
      matches('type', 'all', 'projects') &&
      hit(project) &&
      matches('status', project.status) &&
      matches('projectId', project._id),
  );
  const tasks = TASKS.filter(
    (task) =>
      matches('type', 'all', 'tasks') &&
      hit(task) &&
      matches('status', task.status) &&
      matches('priority', task.priority) &&
      matches('projectId', task.project._id) &&
      matches('assignee', ...task.assignees.map(({ user }) => user._id)),
  );
  const limit = Number(query.get('limit') ?? LIMITS.found);
  const total = { projects: projects.length, tasks: tasks.length };
  return { projects: projects.slice(0, limit), tasks: tasks.slice(0, limit), total };
};

export function sampleApi(): FakeApi {
  return new FakeApi()
    .on('GET', API.search, ({ query }: ApiCall) => search(query))
    .on('GET', API.searchFilters, {
      projects: PROJECTS.map(({ _id, title }) => ({ _id, title })),
      statuses: [...PROJECT_STATUSES, ...TASK_STATUSES],
      priorities: [...TASK_PRIORITIES],
      assignees: PEOPLE.map(({ _id, name }) => ({ _id, name })),
    });
}
