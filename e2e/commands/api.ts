import {
  API,
  API_BASE,
  type AuthResult,
  type Project,
  type Task,
  type TaskCreate,
} from '@taskloom/contracts';

/** Where this run's installation listens. */
export const base = (): string => {
  const url = process.env['TASKLOOM_URL'];
  if (!url) throw new Error('No installation is running.');
  return url;
};

const call = async <T>(path: string, token: string | null, body?: unknown): Promise<T> => {
  const answer = await fetch(`${base()}${API_BASE}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  // The API's own tests prove its shapes; a journey only needs what it arranges.
  return JSON.parse(text) as T;
};

export interface Somebody extends AuthResult {
  password: string;
}

let count = 0;

/** What a journey arranges before it starts, by the shortest way: the API. */
export const given = {
  async somebody(name = 'Ada Lovelace'): Promise<Somebody> {
    count += 1;
    const password = 'correct horse';
    const email = `person-${process.pid}-${Date.now()}-${count}@example.test`;
    const account = await call<AuthResult>(API.register, null, { name, email, password });
    return { ...account, password };
  },

  project: (owner: Somebody, title = 'Apollo'): Promise<Project> =>
    call(API.projects, owner.token, { title, description: 'To the moon and back.', deadline: '2040-07-16' }),

  task: (owner: Somebody, project: Project, task: TaskCreate): Promise<Task> =>
    call(API.tasks(project._id), owner.token, task),
};
