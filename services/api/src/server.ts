import { createApp } from './create-app.js';
import { loadConfig } from './platform/config/index.js';

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
  const config = loadConfig(env);
  const app = await createApp(config);
  try {
    await app.listen(config.http.port, config.http.host);
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url: await app.getUrl(), close: () => app.close() };
};
