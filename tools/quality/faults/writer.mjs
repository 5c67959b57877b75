// @ts-check
/** Somebody who works on a board without pause, as a screen does, and remembers what was promised to them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const AGAIN_AFTER_MS = 50;

/**
 * @typedef {object} Write
 * @property {'create' | 'rename'} kind
 * @property {string} value a title that no other write has
 * @property {string} [taskId] of a rename
 * @property {boolean} acknowledged whether success was answered
 * @property {number} attempts how often it was sent
 */

export class Writer {
  /** @type {Write[]} */
  writes = [];
  /** Answers that nobody should get: neither success nor "not now". @type {string[]} */
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

  /** Nothing more is sent, whatever became of what is on its way. */
  giveUp() {
    this.#going = false;
    this.#patient = false;
  }

  /** No new write; those on their way are brought to an end. */
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

  /** Until there is an answer, under one key. @param {Write} write @param {string} method @param {string} path @param {object} body */
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
