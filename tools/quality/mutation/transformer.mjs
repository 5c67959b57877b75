// @ts-check
/**
 * Jest's transformer with one line of one file replaced according to the MUTANT variable. The file on disk is not changed,
 * so an interrupted run leaves nothing behind.
 */
import { createRequire } from 'node:module';

const { createTransformer } = createRequire(import.meta.url)('@swc/jest');

/** @type {{ path: string, line: number, to: string } | undefined} */
const mutant = process.env.MUTANT ? JSON.parse(process.env.MUTANT) : undefined;

/** @param {string} text @param {string} path */
const mutated = (text, path) => {
  if (mutant?.path !== path) return text;
  const lines = text.split('\n');
  lines[mutant.line - 1] = mutant.to;
  return lines.join('\n');
};

export default {
  /** @param {unknown} options */
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      canInstrument: false,
      /** @param {string} text @param {string} path @param {unknown[]} more */
      process: (text, path, ...more) => swc.process(mutated(text, path), path, ...more),
      /** @param {string} text @param {string} path @param {unknown[]} more */
      getCacheKey: (text, path, ...more) => swc.getCacheKey(mutated(text, path), path, ...more),
    };
  },
};
