// @ts-check
/** @typedef {import('./stages.mjs').Stage} Stage */

/** Stages in the order in which they run: neighbours that may run side by side are one group. @param {Stage[]} stages */
export function groupsOf(stages) {
  /** @type {Stage[][]} */
  const groups = [];
  for (const stage of stages) {
    const group = groups.at(-1);
    if (group?.at(-1)?.beside && stage.beside) group.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/**
 * Runs the work for all items, at most `most` at the same time.
 * @template T
 * @param {readonly T[]} items @param {(item: T) => Promise<unknown>} work
 */
export async function sideBySide(items, work, most = 2) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
