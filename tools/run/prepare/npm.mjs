// @ts-check
/** Calls the npm that runs this process, if any, so that the versions match. */

/** @param {string[]} options @returns {[command: string, options: string[]]} */
export function npm(options) {
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js') ? [process.execPath, [script, ...options]] : ['npm', options];
}
