import { isNativeError } from 'node:util/types';
import { pino, type Logger } from 'pino';
import type { Config } from '../config/index.js';
import { LogBuffer } from './log-buffer.js';
import { logFiles, standardOutput } from './log-target.js';

/** Anything of these names is blanked wherever it appears at the top or one level down. */
const SECRETS = ['password', 'current', 'next', 'token', 'authorization', 'cookie', 'inviteToken', 'body'];

export interface Logs {
  /** What happens, by whoever. */
  app: Logger;
  /** One line for each answer: fixed fields without secrets, so that nothing has to be looked for and blanked. */
  requests: Logger;
  /** Writes what waits. */
  close(): void;
}

/** JSON lines on standard output, or in `LOG_FILE` and its rotated predecessors. */
export const createLogs = ({ log: { level, file } }: Config): Logs => {
  surviveBrokenPipes();
  const lines = new LogBuffer(file ? logFiles(file) : standardOutput(), (reason) => {
    const sentence = `The log can't be written (${reason}); everything else goes on.\n`;
    process.stderr.write(sentence);
  });
  const redact = { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' };
  // An error's own properties may quote rows and parameters: name, message and stack are enough.
  const err = (error: unknown) => (isNativeError(error) ? describe(error) : String(error));
  return {
    app: pino({ level, redact, serializers: { err } }, lines),
    requests: pino({ level }, lines),
    close: () => lines.close(),
  };
};

const ignore = (): void => undefined;

/** A terminal that has gone away must not end the server: an error without a listener would. */
const surviveBrokenPipes = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  }
};

const describe = (error: Error) => ({
  type: error.constructor.name,
  message: error.message,
  code: 'code' in error ? error.code : undefined,
  stack: error.stack,
});
