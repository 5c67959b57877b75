// @ts-check
/** The repeated work of one person during the load. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { API, CLIENT_EVENTS } from '@taskloom/contracts';
import { Person } from '../../../run/people/person.mjs';

/** Between two actions, so that twenty people leave the process time to collect garbage. */
const PAUSE_MS = 150;
const CARDS = 100;
const UNREAD_MS = 1_000;

/** @typedef {{ person: Person, projectId: string, taskId: string, n: number }} Work */

/** @type {Record<string, (work: Work) => Promise<unknown>>} */
const ACTIONS = {
  board: ({ person, projectId }) => person.do('GET', `/projects/${projectId}/tasks?view=card`),
  task: ({ person, projectId, taskId }) => person.do('GET', `/projects/${projectId}/tasks/${taskId}`),
  change: ({ person, projectId, taskId, n }) =>
    person.do('PATCH', `/projects/${projectId}/tasks/${taskId}`, { title: `Changed ${n}`, priority: 'high' }),
  'create and delete': async ({ person, projectId, n }) => {
    const { _id } = await person.do('POST', `/projects/${projectId}/tasks`, { title: `Created ${n}` });
    await person.do('DELETE', `/projects/${projectId}/tasks/${_id}`);
  },
  comment: ({ person, projectId, taskId, n }) =>
    person.do('POST', `/projects/${projectId}/tasks/${taskId}/comments`, { content: `Comment ${n}` }),
  upload: async ({ person, projectId, taskId }) => {
    const { attachment } = await upload(person, API.upload(projectId, taskId));
    await person.do('DELETE', API.attachment(projectId, taskId, attachment._id));
  },
  search: ({ person, n }) => person.do('GET', `/search?q=changed+${n % 100}`),
  'sign in and out': async ({ person }) => {
    const { user, token } = await person.do('POST', '/auth/login', {
      email: person.user.email,
      password: 'correct horse battery',
    });
    await new Person(person.url, { user, token }).do('POST', '/auth/logout');
  },
  socket: async ({ person, projectId }) => {
    const socket = await person.connect();
    await new Promise((resolve) => void socket.emit(CLIENT_EVENTS.joinProject, projectId, resolve));
    socket.disconnect();
  },
  'wrong password': ({ person }) =>
    person.send('POST', '/auth/login', { email: `nobody-${person.user._id}@example.com`, password: 'wrong' }),
  nonsense: ({ person, projectId, n }) =>
    person.send('POST', `/projects/${projectId}/tasks`, { title: '', [`more-${n}`]: 'x'.repeat(10_000) }),
  'unread answer': ({ person, projectId }) =>
    begin(person, `GET /api/projects/${projectId}/tasks HTTP/1.1`, 'connection: keep-alive'),
  'broken upload': ({ person, projectId, taskId }) =>
    begin(
      person,
      `POST /api${API.upload(projectId, taskId)} HTTP/1.1`,
      'content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000',
      '--x\r\n',
    ),
};

/** @param {Person} person @param {() => boolean} isOver @returns {Promise<Record<string, number>>} how often each action was done */
export async function work(person, isOver) {
  const projectId = (await person.project())._id;
  for (let n = 1; n <= CARDS; n++)
    await person.do('POST', `/projects/${projectId}/tasks`, {
      title: `Card ${n}`,
      description: 'x'.repeat(500),
    });
  const [{ _id: taskId }] = await person.do('GET', `/projects/${projectId}/tasks?view=card`);
  /** @type {Record<string, number>} */
  const counts = {};
  for (let n = 0; !isOver(); n++) {
    for (const [name, act] of Object.entries(ACTIONS)) {
      await act({ person, projectId, taskId, n });
      counts[name] = (counts[name] ?? 0) + 1;
      await pause(PAUSE_MS);
    }
  }
  return counts;
}

/** @param {Person} person @param {string} path */
async function upload({ url, token }, path) {
  const body = new FormData();
  body.append('file', new Blob(['x'.repeat(100_000)], { type: 'text/plain' }), 'notes.txt');
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!response.ok) throw new Error(`Upload: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Begins a request, reads nothing, and breaks the connection. @param {Person} person @param {string} line @param {string} headers @param {string} [body] */
async function begin({ url, token }, line, headers, body = '') {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  await once(socket, 'connect');
  socket.write(`${line}\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n${headers}\r\n\r\n${body}`);
  await pause(UNREAD_MS);
  socket.destroy();
}
