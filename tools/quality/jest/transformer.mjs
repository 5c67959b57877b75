// @ts-check
/**
 * Jest's transformer, whose cache depends on nothing but the code and its compilation. The key of `@swc/jest` contains the whole
 * configuration of the project, so that every list of specs compiles all packages again.
 */
import swcJest from '@swc/jest';
import { root } from '../../run/prepare/root.mjs';

/** Its types are those of Jest's internals. @type {{ createTransformer: (compilation: unknown) => any }} */
const { createTransformer } = /** @type {any} */ (swcJest);

export default {
  /** @param {unknown} compilation which is a part of the key */
  createTransformer(compilation) {
    const swc = createTransformer(compilation);
    return {
      ...swc,
      /** @param {string} text @param {string} path @param {{ config: object }} options */
      getCacheKey: (text, path, options) =>
        swc.getCacheKey(text, path, {
          ...options,
          configString: '',
          config: { ...options.config, rootDir: root },
        }),
    };
  },
};
