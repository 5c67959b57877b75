import { isNativeError } from 'node:util/types';
import { pino, type Logger } from 'pino';
import type { Config } from '../config/index.js';

/** Anything of these names is blanked wherever it appears at the top or one level down. */
const SECRETS = ['password', 'current', 'next', 'token', 'authorization', 'cookie', 'inviteToken', 'body'];

export interface Logs {
  /** What happens, by whoever. */
  app: Logger;
  /** One line for each answer: fixed fields without secrets, so that nothing has to be looked for and blanked. */
  requests: Logger;
}

/** Many lines in one write, since a write for each shows in the time of small answers. An ending process writes the rest. */
const TOGETHER = { sync: false, minLength: 4_096, periodicFlush: 200 };

/** JSON lines on standard output, or in `LOG_FILE`. */
export const createLogs = ({ log: { level, file } }: Config): Logs => {
  const lines = pino.destination({ dest: file ?? 1, mkdir: true, ...TOGETHER });
  const redact = { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' };
  // An error's own properties may quote rows and parameters: name, message and stack are enough.
  const err = (error: unknown) => (isNativeError(error) ? describe(error) : String(error));
  return {
    app: pino({ level, redact, serializers: { err } }, lines),
    requests: pino({ level }, lines),
  };
};

const describe = (error: Error) => ({
  type: error.constructor.name,
  message: error.message,
  code: 'code' in error ? error.code : undefined,
  stack: error.stack,
});
