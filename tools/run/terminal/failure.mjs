// @ts-check
/** An expected failure that one sentence explains. Commands print it without a stack. */
export class Failure extends Error {
  /**
   * @param {string} sentence the problem and its solution
   * @param {{ code?: string, details?: string, cause?: unknown }} [options] `details` is printed below the sentence
   */
  constructor(sentence, { code = 'FAILED', details = '', cause } = {}) {
    super(sentence, { cause });
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

/** Packages for teams have their own class, so its name decides. @param {unknown} error @returns {error is Error} */
export const isFailure = (error) => error instanceof Error && error.name === 'Failure';

/** The system's error code (`EACCES`, `EADDRINUSE` …) or our own, if any. @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
