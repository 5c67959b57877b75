import { startServer } from './server.js';

/** Longer than any request should take; then the process goes anyway. */
const PATIENCE_MS = 9_000;

const server = await startServer();
process.stdout.write(`Listening on ${server.url}\n`);

const stop = (): void => {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  void server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
