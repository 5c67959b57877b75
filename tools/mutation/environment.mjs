// @ts-check
/** Node's environment; the first test that fails ends the run: the mutant is dead, and nobody asks how often. */
import { TestEnvironment } from 'jest-environment-node';

export default class FirstFailureEnvironment extends TestEnvironment {
  /** @param {{ name: string }} event */
  handleTestEvent({ name }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') process.exit(1);
  }
}
