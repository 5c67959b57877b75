import { ConfigService } from '@nestjs/config';
import { createApp } from './create-app.js';
import type { Config } from './platform/config/index.js';

/**
 * Connections that wait to be accepted. With Node's 511, 1,500 sockets at once made a proxy wait for its connection, take the process
 * for dead, and answer everyone with 502. The system's limit is 4096 on Linux.
 */
const BACKLOG = 4_096;

/** A running server; `close` finishes the requests in flight. */
export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the API, and the site when `SITE_DIR` names one, on a migrated database.
 *
 * @throws ConfigError with one sentence when the environment is not usable
 */
export const startServer = async (env: NodeJS.ProcessEnv = process.env): Promise<RunningServer> => {
  const app = await createApp(env);
  const { port, host } = app.get<ConfigService<Config, true>>(ConfigService).get('http', { infer: true });
  try {
    await app.listen({ port, host, backlog: BACKLOG });
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url: await app.getUrl(), close: () => app.close() };
};
