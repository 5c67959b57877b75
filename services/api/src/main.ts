import { Logger } from '@nestjs/common';
import { startServer } from './server.js';

/** Longer than any request should take; after that the process exits anyway. */
const PATIENCE_MS = 9_000;

// Node ends the process after an uncaught error; this only logs it first.
process.on('uncaughtExceptionMonitor', (error, origin) => {
  new Logger('Process').fatal({ err: error, origin }, 'The process ends because of an uncaught error');
});

const starting = startServer();

const stop = (): void => {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  void starting
    .then((server) => server.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

// The messages between `npm start` and this process; without `npm start` there is no channel.
process.on('message', (message) => message === 'stop' && stop());
process.once('disconnect', () => process.exit(1));

try {
  const { url } = await starting;
  process.stdout.write(`Listening on ${url}\n`);
  process.send?.({ url });
} catch (error) {
  if (!process.send || !(error instanceof Error)) throw error;
  const { name } = error.constructor;
  process.send({ failure: { ...error, name, message: error.message, stack: error.stack } }, () =>
    process.exit(1),
  );
}
