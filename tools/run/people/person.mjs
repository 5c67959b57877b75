// @ts-check
/** A person who uses an installation by HTTP and over a socket. */
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';

/** @typedef {{ status: number, body: any, headers: Headers }} Answer `body` is `any`, because each route has its own shape */

export class Person {
  /** @param {string} url @param {{ token: string, user: import('@taskloom/contracts').User }} session */
  constructor(url, { token, user }) {
    this.url = url;
    this.token = token;
    this.user = user;
  }

  /** Registers a new account. @param {string} url @param {string} [name] @param {{ email?: string, password?: string }} [credentials] */
  static async register(url, name = 'Some Person', credentials = {}) {
    const { email = `${randomUUID()}@example.com`, password = 'correct horse battery' } = credentials;
    const { status, body } = await send(url, 'POST', '/auth/register', { name, email, password });
    if (status !== 201 && status !== 200) throw new Error(`Registration: ${status} ${JSON.stringify(body)}`);
    return new Person(url, body);
  }

  /** @param {string} url @param {string} email @param {string} password */
  static async signIn(url, email, password) {
    const { status, body } = await send(url, 'POST', '/auth/login', { email, password });
    if (status !== 200) throw new Error(`Sign-in: ${status} ${JSON.stringify(body)}`);
    return new Person(url, body);
  }

  /** The same person at another process. @param {string} url */
  at(url) {
    return new Person(url, this);
  }

  /**
   * @param {string} method @param {string} path below /api @param {unknown} [body] @param {Record<string, string>} [headers]
   * @returns {Promise<Answer>}
   */
  send(method, path, body, headers = {}) {
    return send(this.url, method, path, body, { authorization: `Bearer ${this.token}`, ...headers });
  }

  /** Like `send`, but throws unless it succeeds. @param {string} method @param {string} path @param {unknown} [body] */
  async do(method, path, body) {
    const { status, body: answer } = await this.send(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** @param {string} [title] */
  project(title = 'Together') {
    const deadline = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    return this.do('POST', '/projects', { title, description: 'All of us', deadline, status: 'active' });
  }

  /** Opens a connection and waits until it is accepted. @param {Partial<import('socket.io-client').ManagerOptions>} [options] */
  async connect(options = {}) {
    const socket = io(this.url, {
      auth: { token: this.token },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 1_000,
      ...options,
    });
    await new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(undefined)).once('connect_error', reject);
    });
    return socket;
  }
}

/**
 * @param {string} url @param {string} method @param {string} path @param {unknown} [body] @param {Record<string, string>} [headers]
 * @returns {Promise<Answer>}
 */
async function send(url, method, path, body, headers = {}) {
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    body: isJson ? JSON.stringify(body) : body,
  });
  const text = await response.text();
  const answersJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: answersJson ? JSON.parse(text) : text, headers: response.headers };
}

/** Only a broken server exceeds it, also on a busy machine. */
const HEARD_WITHIN_MS = 120_000;

/**
 * Resolves with the next matching event, and rejects when there is none for two minutes.
 *
 * @param {import('socket.io-client').Socket} socket @param {string} name @param {(data: any) => boolean} [fits] `any`, because each event has its own shape
 * @returns {Promise<any>}
 */
export function heard(socket, name, fits = () => true) {
  const event = new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.off(name, listen);
      reject(new Error(`No ${name} arrived within ${HEARD_WITHIN_MS / 1000} s`));
    }, HEARD_WITHIN_MS).unref();
    const listen = (/** @type {any} */ data) => {
      if (!fits(data)) return;
      clearTimeout(timer);
      socket.off(name, listen);
      resolve(data);
    };
    socket.on(name, listen);
  });
  // A test that failed earlier no longer waits for it.
  event.catch(() => {});
  return event;
}
