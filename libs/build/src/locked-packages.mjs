// @ts-check
/** @typedef {{ version?: string, resolved?: string, link?: boolean, dependencies?: Record<string, string> }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lock */

/** The path to which `name` resolves for code in `from`: in its own folder or in one above it. @param {Lock} lock @param {string} from @param {string} name */
function placeOf({ packages }, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

/**
 * The external packages on which a workspace depends, in their locked versions, without the rest of the lock file.
 * @param {Lock} lock contents of `package-lock.json`
 * @param {string} workspace `apps/calendar-mfe`
 * @returns {string[]} `dayjs@1.11.23`, sorted
 */
export function lockedPackages(lock, workspace) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const waiting = [workspace];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const name of Object.keys(lock.packages[from]?.dependencies ?? {})) {
      const place = placeOf(lock, from, name);
      const locked = place === undefined ? undefined : lock.packages[place];
      if (!place || !locked || locked.link || found.has(place)) continue;
      found.set(place, `${name}@${locked.version}`);
      waiting.push(place);
    }
  }
  return [...found.values()].sort();
}
