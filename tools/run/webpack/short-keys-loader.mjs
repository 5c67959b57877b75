// @ts-check

/** The key of a shape within an icon, random letters that don't compress. */
const KEY = /\bkey: "[a-z0-9]+"/g;

/**
 * Numbers the shapes of an icon of lucide: 1.1 kB less in every start.
 * @param {string} source
 */
export default (source) => {
  let shapes = 0;
  return source.replace(KEY, () => `key: "${(shapes += 1)}"`);
};
