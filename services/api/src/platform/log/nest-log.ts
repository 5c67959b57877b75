import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Forwards log calls of Nest and of our classes to pino. `logger.error({ err }, 'message')` keeps its fields. */
export class NestLog implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log = (message: unknown, ...rest: unknown[]): void => this.write('debug', message, rest);
  warn = (message: unknown, ...rest: unknown[]): void => this.write('warn', message, rest);
  error = (message: unknown, ...rest: unknown[]): void => this.write('error', message, rest);
  debug = (message: unknown, ...rest: unknown[]): void => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]): void => this.write('trace', message, rest);
  fatal = (message: unknown, ...rest: unknown[]): void => this.write('fatal', message, rest);

  private write(
    level: 'trace' | 'debug' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const [text, context] = rest.map(String);
    if (typeof message === 'object' && message !== null)
      this.pino[level]({ ...message, context }, text ?? '');
    else this.pino[level]({ context: rest.at(-1) }, String(message));
  }
}
