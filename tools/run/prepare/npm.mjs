// @ts-check
/** How npm is called: by the one that runs us when there is one, so that both are of the same version. */

/** @param {string[]} options @returns {[command: string, options: string[]]} */
export function npm(options) {
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js') ? [process.execPath, [script, ...options]] : ['npm', options];
}
