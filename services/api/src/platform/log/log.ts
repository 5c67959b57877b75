import { isNativeError } from 'node:util/types';
import { pino, type Logger } from 'pino';
import type { Config } from '../config/index.js';
import { LogBuffer } from './log-buffer.js';
import { logFiles, standardOutput } from './log-target.js';

/** Fields with these names are redacted at the top level and one level below. */
const SECRETS = ['password', 'current', 'next', 'token', 'authorization', 'cookie', 'inviteToken', 'body'];

export interface Logs {
  /** Application log. */
  app: Logger;
  /** Request log: fixed fields without secrets, so it needs no redaction. */
  requests: Logger;
  /** Flushes the buffers. */
  close(): void;
}

/** JSON lines on standard output, or in `LOG_FILE` and its rotated predecessors. */
export const createLogs = ({ level, file }: Config['log']): Logs => {
  surviveBrokenPipes();
  const lines = new LogBuffer(file ? logFiles(file) : standardOutput(), (reason) => {
    const sentence = `The log can't be written (${reason}); the server keeps running.\n`;
    process.stderr.write(sentence);
  });
  const redact = { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' };
  // An error's own properties may contain rows and parameters, so only name, message and stack are logged.
  const err = (error: unknown) => (isNativeError(error) ? describe(error) : String(error));
  return {
    app: pino({ level, redact, serializers: { err } }, lines),
    requests: pino({ level }, lines),
    close: () => lines.close(),
  };
};

/** Without a listener, the error of a closed terminal would end the server. One is enough for all logs of the process. */
const surviveBrokenPipes = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
  }
};

const describe = (error: Error) => ({
  type: error.constructor.name,
  message: error.message,
  code: 'code' in error ? error.code : undefined,
  stack: error.stack,
});
