// @ts-check
/** Written in old syntax without `node:` imports, so that an unsupported Node can run it. */
import { readFileSync } from 'fs';

/** Prints one sentence and sets the exit code when this Node is too old for `engines` in package.json. */
export function requireNode() {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  const sentence = tooOld(process.versions.node, manifest.engines.node);
  if (!sentence) return true;
  console.error(sentence);
  process.exitCode = 1;
  return false;
}

/**
 * @param {string} actual such as `18.20.4`
 * @param {string} range such as `>=20.19`
 * @returns {string | undefined} the problem and its solution
 */
export function tooOld(actual, range) {
  const needed = range.replace('>=', '');
  const have = numbers(actual);
  const want = numbers(needed);
  if (have[0] > want[0] || (have[0] === want[0] && have[1] >= want[1])) return undefined;
  return (
    'Taskloom needs Node ' +
    needed +
    ' or later, and this is Node ' +
    actual +
    ': install a newer one from nodejs.org.'
  );
}

/** @param {string} version @returns {[number, number]} */
function numbers(version) {
  const parts = version.split('.').map(Number);
  return [parts[0] || 0, parts[1] || 0];
}
