import {
  addDays,
  API,
  isRecord,
  localDay,
  type ProjectStatus,
  type StoredValue,
  type TaskPriority,
  type TaskStatus,
} from '@taskloom/contracts';
import type { ApiCall } from '../test-kit/fake-api';
import { aCard, anAssignee, aProject, aTask, aTeamMember, aUser } from '../test-kit/samples';

const BEN = aUser({ name: 'Ben Okafor' });
const PRIYA = aUser({ name: 'Priya Raman' });

const ROWS: [title: string, status: TaskStatus, priority: TaskPriority, days: number | null][] = [
  ['Rotate webhook secrets', 'todo', 'high', 1],
  ['Import open invoices', 'todo', 'medium', 12],
  ['Tell customers about the new receipts', 'todo', 'low', null],
  ['Compare totals of both providers', 'inprogress', 'high', -2],
  ['Move subscriptions', 'inprogress', 'medium', 0],
  ['Choose the provider', 'done', 'high', -20],
];

const tasksOf = (project: string) =>
  ROWS.map(([title, status, priority, days], at) =>
    aTask({
      _id: `${project}-sample-${at + 1}`,
      project,
      title,
      status,
      priority,
      deadline: days === null ? null : addDays(localDay(), days),
      assignees: [anAssignee(at % 2 === 0 ? BEN : PRIYA, 'primary')],
    }),
  );

const status: ProjectStatus = 'active';
const projectWith = (_id: string) =>
  aProject({
    _id,
    status,
    owner: PRIYA,
    members: [BEN],
    deadline: addDays(localDay(), 21),
    taskCounts: { todo: 3, inprogress: 2, done: 1 },
  });

const PROJECT = 'sample-project';
/** `/projects/ID/tasks/TASK` */
const IN_PROJECT = /^\/projects\/([^/]+)(\/tasks(?:\/([^/]+))?)?$/;
const VALUE = /^\/(?:projects\/[^/]+\/)?remotes\/[^/]+\/values\/([^/]+)$/;

/** Keeps values of remotes until the page is reloaded. */
function storedValues() {
  const values = new Map<string, StoredValue>();
  return ({ method, path, body }: ApiCall, key: string) => {
    const before = values.get(path) ?? { key, value: null, version: 0, updatedAt: null };
    if (method !== 'PUT' || !isRecord(body)) return before;
    const value = body['value'];
    const after = { key, value, version: before.version + 1, updatedAt: new Date().toISOString() };
    values.set(path, after);
    return after;
  };
}

/** Responses of a small installation, for what the remote's own sample data leaves out; undefined for other calls. */
export function sampleAnswers(): (call: ApiCall) => unknown {
  const valueOf = storedValues();
  return (call) => {
    const { method, path } = call;
    const [, key] = VALUE.exec(path) ?? [];
    if (key !== undefined) return valueOf(call, key);
    if (method !== 'GET') return undefined;
    if (path === API.projects) return [projectWith(PROJECT)];
    if (path === API.teamMembers) return [PRIYA, BEN].map(aTeamMember);
    const [, id, tasks, task] = IN_PROJECT.exec(path) ?? [];
    if (id === undefined) return undefined;
    if (task !== undefined) return tasksOf(id).find(({ _id }) => _id === task);
    return tasks === undefined ? projectWith(id) : tasksOf(id).map(aCard);
  };
}
