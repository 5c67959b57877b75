// @ts-check
/** Colours for terminals that support them, none for a file, a pipe or `NO_COLOR`. */

const CODES = { green: 32, red: 31, dim: 2, bold: 1, cyan: 36 };

/**
 * @param {NodeJS.WriteStream} out
 * @returns {Record<keyof typeof CODES, (text: string) => string>}
 */
export function styled(out) {
  const on = out.isTTY && !process.env.NO_COLOR;
  const painter = (/** @type {number} */ code) => (/** @type {string} */ text) =>
    on && text ? `\x1b[${code}m${text}\x1b[0m` : text;
  return {
    green: painter(CODES.green),
    red: painter(CODES.red),
    dim: painter(CODES.dim),
    bold: painter(CODES.bold),
    cyan: painter(CODES.cyan),
  };
}
