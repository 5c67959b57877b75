// @ts-check
/** An expected failure that one sentence explains: the problem and its solution. Commands print it without a stack. */
export class Failure extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.name = 'Failure';
    this.code = 'FAILED';
  }
}
