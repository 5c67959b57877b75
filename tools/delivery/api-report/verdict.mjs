// @ts-check
/** @typedef {import('./compare.mjs').Difference} Difference */

/** @param {string} version */
const numbers = (version) => version.split('.').map(Number);

/** The least version that may carry this difference. @param {string} before @param {Difference} difference */
export function leastVersion(before, { breaking, changed }) {
  const [major = 0, minor = 0] = numbers(before);
  if (breaking.length > 0) return `${major + 1}.0.0`;
  return changed ? `${major}.${minor + 1}.0` : before;
}

/** @param {string} a @param {string} b */
const isBelow = (a, b) => {
  const [one, other] = [numbers(a), numbers(b)];
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/** @param {string[]} names */
const some = (names) =>
  `${names.slice(0, 5).join('; ')}${names.length > 5 ? `; and ${names.length - 5} more` : ''}`;

/**
 * The steps before this library can be published; null when there are none.
 * @param {string} library @param {string} before version of the report @param {string} now version of the package @param {Difference} difference
 */
export function demand(library, before, now, difference) {
  const least = leastVersion(before, difference);
  if (!isBelow(now, least)) return null;
  const raise = (/** @type {'major' | 'minor'} */ how) =>
    `raise its version to ${least}: npx nx release plan ${how} --projects ${library} --message "…", npx nx release --skip-publish, npm run api-report`;
  if (difference.breaking.length > 0) {
    return `${library} breaks remotes that were built for ${before}: ${some(difference.breaking)}. Keep the old form, or ${raise('major')}`;
  }
  const what = difference.added.length > 0 ? `adds ${some(difference.added)}` : 'has changed';
  return `${library} ${what} and is still version ${now}: ${raise('minor')}`;
}
