// @ts-check
/** The Jest configuration of the workspace in MUTATED, with the mutating transformer instead of its own. */
import { fileURLToPath } from 'node:url';

const root = new URL(`../../../${process.env.MUTATED}/`, import.meta.url);
const transformer = fileURLToPath(new URL('transformer.mjs', import.meta.url));
const { default: own } = await import(new URL('jest.config.mjs', root).href);

/** @param {[string, unknown]} rule */
const mutating = ([pattern, rule]) => [pattern, [transformer, Array.isArray(rule) ? rule[1] : {}]];

export default {
  ...own,
  rootDir: fileURLToPath(root),
  ...(own.testEnvironment === 'node' && {
    testEnvironment: fileURLToPath(new URL('environment.mjs', import.meta.url)),
  }),
  reporters: [],
  // Timeouts on a busy machine must not kill mutants.
  testTimeout: 60_000,
  transform: {
    ...own.transform,
    ...Object.fromEntries(
      Object.entries(own.transform)
        .filter(([pattern]) => pattern.includes('.ts'))
        .map(mutating),
    ),
  },
};
