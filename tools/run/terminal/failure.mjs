// @ts-check
/** A failure that one sentence explains to the person at the terminal: commands print it without a stack. */
export class Failure extends Error {
  /**
   * @param {string} sentence what is wrong and what to do about it
   * @param {{ code?: string, details?: string, cause?: unknown }} [options] `details` is printed below the sentence
   */
  constructor(sentence, { code = 'FAILED', details = '', cause } = {}) {
    super(sentence, { cause });
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

/** The system's error code (`EACCES`, `EADDRINUSE` …) or our own, when there is one. @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
