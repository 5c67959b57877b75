// @ts-check
/** A person who writes to a board without pause, like the client, and records the acknowledgements. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const AGAIN_AFTER_MS = 50;

/**
 * @typedef {object} Write
 * @property {'create' | 'rename'} kind
 * @property {string} value a title that no other write has
 * @property {string} [taskId] of a rename
 * @property {boolean} acknowledged whether the API responded with success
 * @property {number} attempts number of times it was sent
 */

export class Writer {
  /** @type {Write[]} */
  writes = [];
  /** Unexpected responses: neither success nor temporarily unavailable. @type {string[]} */
  strange = [];
  #going = true;
  #patient = true;
  /** @type {string[]} */
  #own = [];

  /**
   * @param {import('../../run/people/person.mjs').Person} person
   * @param {string} projectId
   * @param {string} colleague who is assigned to each new task
   */
  constructor(person, projectId, colleague) {
    this.person = person;
    this.path = `/projects/${projectId}/tasks`;
    this.colleague = colleague;
    this.done = this.#work();
  }

  /** Stops at once and abandons the writes in flight. */
  giveUp() {
    this.#going = false;
    this.#patient = false;
  }

  /** Starts no new write and waits for those in flight. */
  stop() {
    this.#going = false;
    return this.done;
  }

  async #work() {
    while (this.#going) {
      const taskId = this.#own[Math.floor(Math.random() * this.#own.length)];
      if (!taskId || Math.random() < 0.4) await this.#create();
      else await this.#rename(taskId);
    }
  }

  async #create() {
    const write = this.#begin('create');
    const assignees = [{ user: this.colleague, role: 'primary' }];
    const task = await this.#send(write, 'POST', this.path, { title: write.value, assignees });
    if (task) this.#own.push(task._id);
  }

  /** @param {string} taskId */
  async #rename(taskId) {
    const write = this.#begin('rename', taskId);
    await this.#send(write, 'PATCH', `${this.path}/${taskId}`, { title: write.value });
  }

  /** @param {Write['kind']} kind @param {string} [taskId] @returns {Write} */
  #begin(kind, taskId) {
    const write = { kind, taskId, value: randomUUID(), acknowledged: false, attempts: 0 };
    this.writes.push(write);
    return write;
  }

  /** Sends a write with the same idempotency key until there is a response. @param {Write} write @param {string} method @param {string} path @param {object} body */
  async #send(write, method, path, body) {
    const key = { 'idempotency-key': randomUUID() };
    for (;;) {
      write.attempts++;
      const { status, body: answer } = await this.person
        .send(method, path, body, key)
        .catch(() => ({ status: 0, body: undefined }));
      if (status === 200 || status === 201) {
        write.acknowledged = true;
        return answer;
      }
      if (status !== 0 && status !== 503) this.strange.push(`${status} ${JSON.stringify(answer)}`);
      if ((status >= 400 && status < 500) || !this.#patient) return undefined;
      await pause(AGAIN_AFTER_MS);
    }
  }
}
