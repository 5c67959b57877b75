// @ts-check
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../prepare/free-port.mjs';
import { startProcess } from './process.mjs';

/**
 * Starts a separate Redis without persistence: rooms, counters and presence are rebuilt.
 *
 * @param {string} program @param {string} folder
 */
export async function startRedis(program, folder) {
  const port = await freePort();
  const options = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const start = () =>
    startProcess(program, options, {
      log: join(folder, 'redis.log'),
      isReady: () => ping(port),
      what: 'Redis',
    });
  let running = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => running.stop('SIGKILL'),
    async restart() {
      await running.stop('SIGKILL');
      running = await start();
    },
  };
}

/** @param {number} port @returns {Promise<boolean>} */
function ping(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.on('error', () => resolve(false));
    socket.on('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.end();
    });
  });
}
