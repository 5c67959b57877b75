// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs a module of this folder as a process that communicates by messages. @param {string} name */
export function startChild(name) {
  const child = fork(join(import.meta.dirname, name), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    pid: child.pid ?? 0,
    /** @param {object} message */
    send: (message) => void child.send(message),
    /** Resolves with the next matching message; `any`, because each child has its own messages. @param {(message: any) => boolean} fits @returns {Promise<any>} */
    hear: (fits) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error(`${name} ended`));
        const listen = (/** @type {any} */ message) => {
          if (!fits(message)) return;
          child.off('message', listen).off('exit', ended);
          resolve(message);
        };
        child.on('message', listen).once('exit', ended);
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** @typedef {ReturnType<typeof startChild>} Child */
