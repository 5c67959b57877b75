import { pino, type Logger } from 'pino';
import type { Config } from '../config/index.js';

/** Anything of these names is blanked wherever it appears at the top or one level down. */
const SECRETS = ['password', 'current', 'next', 'token', 'authorization', 'cookie', 'inviteToken', 'body'];

/** JSON lines on standard output, or in `LOG_FILE`. */
export const createLog = ({ log }: Config): Logger =>
  pino(
    {
      level: log.level,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
      // An error's own properties may quote rows and parameters: name, message and stack are enough.
      serializers: { err: (error: unknown) => (error instanceof Error ? describe(error) : String(error)) },
    },
    pino.destination({ dest: log.file ?? 1, mkdir: true, sync: false }),
  );

const describe = (error: Error) => ({
  type: error.constructor.name,
  message: error.message,
  code: 'code' in error ? error.code : undefined,
  stack: error.stack,
});
