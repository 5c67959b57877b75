// @ts-check
import { join } from 'node:path';
import { freePort } from '../prepare/free-port.mjs';
import { root } from '../prepare/root.mjs';
import { answers, startProcess } from './process.mjs';

/**
 * One API process on a private port.
 *
 * @param {{ folder: string, name: string, env: NodeJS.ProcessEnv }} options
 */
export async function startApi({ folder, name, env }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = join(root, 'services', 'api', 'dist', 'src', 'main.js');
  const running = await startProcess(process.execPath, ['--enable-source-maps', program], {
    env: {
      ...process.env,
      ...env,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      LOG_FILE: join(folder, `${name}.log`),
    },
    log: join(folder, `${name}.err.log`),
    isReady: () => answers(`${url}/api/health/ready`),
    what: `The API process ${name}`,
  });
  return Object.assign(running, { name, url, address: `127.0.0.1:${port}` });
}
