import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuthResult } from '@taskloom/contracts';
import { useApi, useSockets } from './index.js';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-log-'));
const LOG_FILE = join(folder, 'api.log');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const api = useApi({ LOG_LEVEL: 'trace', LOG_FILE });
const { connect, refusal } = useSockets(api);
const { anonymous, as } = api;

/** The log, once it contains this path. */
const logged = async (path: string): Promise<string> => {
  for (;;) {
    const text = await readFile(LOG_FILE, 'utf8').catch(() => '');
    if (text.includes(`"path":"${path}"`)) return text;
    await nextTurn();
  }
};

it('the log has every response at its most verbose level, and no password, token or body', async () => {
  const [password, next, words] = ['pass-5d1f-word', 'next-77ab-word', 'words-of-the-body-93c1'];
  const email = 'ada.93c1@example.com';
  const { body } = await anonymous.post<AuthResult>('/auth/register', { name: 'Ada', email, password });
  await anonymous.post('/auth/register', { name: 'Ada', email, password });
  await anonymous.post('/auth/login', { email, password: `${password}-wrong` });
  await anonymous.post('/auth/login', `{"email":"${email}","password":"${password}"`, {
    headers: { 'content-type': 'application/json' },
  });
  const ada = as({ token: body.token });
  await ada.post('/auth/password', { current: password, next });
  const project = { title: words, description: words, deadline: '2060-01-01' };
  const created = await ada.post<{ _id: string }>('/projects', project, {
    headers: { 'idempotency-key': 'key-93c1', 'if-match': words, cookie: `taskloom-files=${body.token}` },
  });
  await ada.post('/projects', { ...project, [words]: 1 });
  await ada.post(`/projects/${created.body._id}/tasks`, { title: words });
  await ada.get(`/search?q=${words}`);
  await ada.get(`/auth/me?token=${body.token}`);
  await as({ token: `${body.token}x` }).get('/auth/me');
  const socket = await connect(body);
  await socket.ask('typing', { projectId: words, taskId: body.token });
  await refusal({ token: `${body.token}x` });
  // An internal failure is logged with its error.
  await api.rows('ALTER TABLE comments RENAME TO away');
  const [task] = await api.rows<{ id: string }>('SELECT id FROM tasks');
  const failed = await ada.post(`/projects/${created.body._id}/tasks/${task?.id}/comments`, {
    content: words,
  });
  expect(failed.status).toBe(500);
  await anonymous.get('/health/live');
  const text = await logged('/api/health/live');
  expect(text).toContain('A request failed');
  expect(text).toContain('"path":"/api/auth/login"');
  for (const secret of [password, next, words, body.token, email, 'key-93c1', '$argon2id']) {
    expect(text).not.toContain(secret);
  }
});
