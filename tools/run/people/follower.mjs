// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { CLIENT_EVENTS, SERVER_EVENTS } from '@taskloom/contracts';

const AGAIN_AFTER_MS = 300;

/**
 * Keeps a project's tasks in sync with the server, like the client (specification 13): applies events as they arrive, and
 * fetches missed changes from `changes` after each gap and each reconnection.
 */
export class Follower {
  /** @type {Map<string, any>} by id */
  tasks = new Map();
  revision = -1;
  #turn = Promise.resolve();

  /** @param {import('./person.mjs').Person} person @param {string} projectId */
  constructor(person, projectId) {
    this.person = person;
    this.projectId = projectId;
  }

  async start() {
    this.socket = await this.person.connect();
    for (const event of [
      SERVER_EVENTS.taskUpdated,
      SERVER_EVENTS.commentAdded,
      SERVER_EVENTS.fileUploaded,
      SERVER_EVENTS.fileDeleted,
      SERVER_EVENTS.projectUpdated,
    ]) {
      this.socket.on(event, (data) => this.#then(() => this.#hear(event, data)));
    }
    this.socket.on(SERVER_EVENTS.projectRevision, ({ revision }) =>
      this.#then(() => (revision > this.revision ? this.#catchUp() : undefined)),
    );
    this.socket.on('connect', () => this.#then(() => this.#join()));
    // The server refuses connections while the database is down, and Socket.IO reconnects only after network failures.
    this.socket.on('connect_error', () => {
      if (!this.socket?.active) setTimeout(() => this.socket?.connect(), AGAIN_AFTER_MS);
    });
    await this.#then(() => this.#join());
    return this;
  }

  /** Resolves when all events received so far are processed. */
  settled() {
    return this.#turn;
  }

  stop() {
    this.socket?.disconnect();
  }

  /** Retries while the server can't respond; gives up when the connection ends, because the next one starts over. */
  async #join() {
    let answer;
    do {
      answer = await this.socket
        ?.timeout(2_000)
        .emitWithAck(CLIENT_EVENTS.joinProject, this.projectId)
        .catch(() => undefined);
      if (answer?.code === 404 || !this.socket?.connected) return;
      if (!answer?.ok) await pause(200);
    } while (!answer?.ok);
    if (this.revision < 0) await this.#fetchAll(answer.revision);
    else if (answer.revision > this.revision) await this.#catchUp();
  }

  /** @param {string} event @param {any} data */
  async #hear(event, data) {
    if (data.revision <= this.revision) return;
    if (data.revision > this.revision + 1) return this.#catchUp();
    this.#apply(event, data);
    this.revision = data.revision;
  }

  async #catchUp() {
    const { status, body } = await this.person.send(
      'GET',
      `/projects/${this.projectId}/changes?since=${this.revision}`,
    );
    if (status === 410) {
      this.revision = -1;
      return this.#join();
    }
    // Ignored: the next event or heartbeat detects the gap again.
    if (status !== 200) return;
    for (const { event, data } of body.changes) this.#apply(event, data);
    this.revision = Math.max(this.revision, body.revision);
  }

  /** @param {number} revision the minimum that the list must contain */
  async #fetchAll(revision) {
    const { status, body } = await this.person.send('GET', `/projects/${this.projectId}/tasks?view=card`);
    if (status !== 200) return;
    this.tasks = new Map(body.map((/** @type {any} */ task) => [task._id, task]));
    this.revision = revision;
  }

  /** @param {string} event @param {any} data */
  #apply(event, { taskId, created, deleted, updates }) {
    if (event !== SERVER_EVENTS.taskUpdated) return;
    if (deleted) this.tasks.delete(taskId);
    else if (created) this.tasks.set(taskId, updates);
    else this.tasks.set(taskId, { ...this.tasks.get(taskId), ...updates });
  }

  /** Runs the work in order, and continues after a failure. @param {() => unknown} work */
  #then(work) {
    this.#turn = this.#turn.then(work).then(
      () => {},
      () => {},
    );
    return this.#turn;
  }
}
