// @ts-check
/** Node's environment, but the first failed test ends the run with its reason, because one failure kills the mutant. */
import { writeSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { TestEnvironment } from 'jest-environment-node';

/** Formats an error in one line; circus passes some errors in a pair with the location of the test. @param {unknown} error */
const messageOf = (error) => {
  const first = Array.isArray(error) ? error[0] : error;
  const text = first instanceof Object && 'message' in first ? first.message : first;
  return stripVTControlCharacters(`${text}`).replaceAll(/\s+/g, ' ').slice(0, 160);
};

export default class FirstFailureEnvironment extends TestEnvironment {
  /** @param {{ name: string, test?: { name: string }, error?: unknown }} event */
  handleTestEvent({ name, test, error }) {
    if (name !== 'test_fn_failure' && name !== 'hook_failure') return;
    writeSync(2, `KILLED BY ${test?.name ?? 'a hook'}: ${messageOf(error)}\n`);
    process.exit(1);
  }
}
