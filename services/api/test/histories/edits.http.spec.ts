import { Agent, request } from 'node:http';
import {
  TASK_PRIORITIES,
  TASK_STATUSES,
  type ErrorBody,
  type ProjectChange,
  type Task,
} from '@taskloom/contracts';
import { useApi, type TestProject, type TestUser } from '../index.js';
import { problemsOf, type Edit, type Entry } from './history.js';

/** `npm run test:long` sends all of them. */
const EDITS = Number(process.env.HISTORY_EDITS ?? (process.env.TEST_LEVEL === 'gate' ? 800 : 5_000));
const WORKERS = 24;
const SEED = Number(process.env.HISTORY_SEED ?? 20261120);

const api = useApi();
const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });
afterAll(() => agent.destroy());

/** Reproducible numbers from 0 to 1 (mulberry32). Only the interleaving of the requests is random. */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};
const random = randomFrom(SEED);
const oneOf = <T>(all: readonly T[]): T => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
};

/** Sends a PATCH over a real connection. */
const patch = (url: string, { token }: TestUser, body: object, seen?: number) =>
  new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'PATCH',
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(seen !== undefined && { 'if-match': `"${seen}"` }),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }));
      },
    );
    sent.on('error', reject).end(JSON.stringify(body));
  });

interface Board {
  project: TestProject;
  people: TestUser[];
  before: Task[];
}

const aBoard = async (people: TestUser[]): Promise<Board> => {
  const [owner, ...members] = people;
  const project = await api.given.project({ owner, members });
  for (let at = 0; at < 6; at++) await api.given.task({ project, status: oneOf(TASK_STATUSES) });
  return { project, people, before: await listed(project) };
};

const listed = async ({ _id, owner }: TestProject): Promise<Task[]> =>
  (await api.as(owner).get<Task[]>(`/projects/${_id}/tasks`)).body;

let count = 0;
const anEdit = (): Edit => {
  const text = `${++count}`;
  const edits: Edit[] = [
    { title: text },
    { description: text },
    { priority: oneOf(TASK_PRIORITIES) },
    { title: text, priority: oneOf(TASK_PRIORITIES) },
    { description: text, deadline: `2060-01-${String(1 + (count % 28)).padStart(2, '0')}` },
    { status: oneOf(TASK_STATUSES) },
    { status: oneOf(TASK_STATUSES), title: text },
  ];
  return oneOf(edits);
};

/** A new position, for every third edit that sets a column. */
const place = (edit: Edit, taskId: string, { before }: Board): object => {
  const others = before.filter(({ _id }) => _id !== taskId);
  if (!edit.status || random() > 0.3) return {};
  const places = [
    { afterTaskId: oneOf(others)._id },
    { beforeTaskId: oneOf(others)._id },
    { position: 'a0' },
  ];
  return oneOf(places);
};

/** Sends edits until none are left, and tracks the last seen version of each task. */
const work = async (
  url: string,
  boards: Board[],
  history: Entry[],
  left: { edits: number },
): Promise<void> => {
  const known = new Map<string, number>();
  while (left.edits-- > 0) {
    const board = oneOf(boards);
    const { _id: taskId } = oneOf(board.before);
    const edit = anEdit();
    const seen = random() < 0.2 ? (known.get(taskId) ?? 1) : undefined;
    const path = `${url}/api/projects/${board.project._id}/tasks/${taskId}`;
    const body = { ...edit, ...place(edit, taskId, board) };
    const began = performance.now();
    const answer = await patch(path, oneOf(board.people), body, seen);
    const ended = performance.now();
    if (![200, 409, 503].includes(answer.status)) {
      throw new Error(`${JSON.stringify(body)} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    const task = answer.status === 409 ? ((answer.body as ErrorBody).current as Task) : (answer.body as Task);
    if (answer.status !== 503) known.set(taskId, task.version);
    history.push({ taskId, began, ended, edit, seen, status: answer.status, task });
  }
};

/** The board of a client that applies every change event and never reloads. */
const replayed = (before: Task[], changes: ProjectChange[]): Map<string, object> => {
  const tasks = new Map<string, object>(before.map((task) => [task._id, task]));
  for (const { data } of changes) {
    if (!('taskId' in data) || !('updates' in data)) throw new Error('Only tasks were edited');
    tasks.set(data.taskId, { ...tasks.get(data.taskId), ...data.updates });
  }
  return tasks;
};

describe(`${EDITS} edits by ${WORKERS} at once (seed ${SEED})`, () => {
  const history: Entry[] = [];
  const boards: Board[] = [];

  beforeAll(async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => api.given.user()));
    for (let at = 0; at < 4; at++) boards.push(await aBoard(people));
    const url = await api.listen();
    const left = { edits: EDITS };
    await Promise.all(Array.from({ length: WORKERS }, () => work(url, boards, history, left)));
  }, 300_000);

  it('all get a response: most succeed, some are stale', () => {
    expect(history).toHaveLength(EDITS);
    expect(history.filter(({ status }) => status === 200).length).toBeGreaterThan(EDITS / 2);
    expect(history.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
  });

  it('lose nothing: each acknowledged field keeps its value until it is set again', async () => {
    for (const { project, before } of boards) {
      const after = await listed(project);
      for (const first of before) {
        const entries = history.filter(({ taskId }) => taskId === first._id);
        const last = after.find(({ _id }) => _id === first._id);
        expect(entries.length).toBeGreaterThan(0);
        expect(last && problemsOf(first, entries, last)).toEqual([]);
      }
    }
  });

  it('give each position in a column to one task', async () => {
    const twice = await api.rows(
      'SELECT project_id, status, position FROM tasks GROUP BY 1, 2, 3 HAVING count(*) > 1',
    );
    expect(twice).toEqual([]);
  });

  it('have revisions without gaps, and replaying the log yields the board', async () => {
    for (const { project, before } of boards) {
      const log = await api.rows<ProjectChange & { revision: number }>(
        'SELECT revision, event, data FROM project_changes WHERE project_id = $1 ORDER BY revision',
        [project._id],
      );
      expect(log.map(({ revision }) => revision)).toEqual(log.map((_, at) => at + 1));
      const since = Math.max(0, log.length - 400);
      const path = `/projects/${project._id}/changes?since=${since}`;
      const { body } = await api.as(project.owner).get<object>(path);
      const tail = log.slice(since).map(({ event, data }) => ({ event, data }));
      expect(body).toEqual({ revision: log.length, changes: tail });
      const known = replayed(before, log);
      for (const task of await listed(project)) expect(known.get(task._id)).toEqual(task);
    }
  });
});
