// @ts-check
/**
 * CPU time of all processes of each stage, from /proc. The times that Node has of its child processes leave out daemons such as
 * PostgreSQL, which detach themselves. Without /proc there are no figures.
 */
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** A process that ends between two samples counts with its parent, unless the parent doesn't wait for it. */
const SAMPLE_MS = 1_000;
const TICKS_PER_SECOND = 100;

/**
 * @typedef {object} Process
 * @property {string} id a number may be given to a later process, so it includes the start time
 * @property {number} pid
 * @property {number} parent
 * @property {number} seconds its own and those of its children that have ended
 */

/** @param {{ processes?: () => Process[], isIn?: (pid: number, folder: string) => boolean }} [system] */
export function createCpuMeter({ processes = readProcesses, isIn = runsIn } = {}) {
  /** @type {Map<string, string>} the folder of each stage */
  const folders = new Map();
  /** @type {Map<string, { stage: string | undefined, last: Process }>} */
  let known = new Map();
  /** @type {Map<string, number>} seconds of processes that have ended */
  const ended = new Map();

  const add = (/** @type {string} */ stage, /** @type {number} */ seconds) =>
    ended.set(stage, (ended.get(stage) ?? 0) + seconds);

  const sample = () => {
    const now = processes();
    const byPid = new Map(now.map((each) => [each.pid, each]));
    /** @type {typeof known} */
    const next = new Map();
    const stageOf = (/** @type {Process} */ { id, pid, parent }) => {
      const before = known.get(id);
      if (before) return before.stage;
      const above = byPid.get(parent);
      const inherited = above && (next.get(above.id) ?? known.get(above.id))?.stage;
      return inherited ?? [...folders].find(([, folder]) => isIn(pid, folder))?.[0];
    };
    for (const each of now) next.set(each.id, { stage: stageOf(each), last: each });
    for (const [id, { stage, last }] of known) {
      if (next.has(id) || !stage) continue;
      const above = byPid.get(last.parent);
      // A parent of the same stage has waited for it and has its time.
      if (!above || next.get(above.id)?.stage !== stage) add(stage, last.seconds);
    }
    known = next;
  };

  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  return {
    sample,
    /** @param {string} stage @param {string} folder the temporary folder of its processes */
    start(stage, folder) {
      folders.set(stage, folder);
      timer ??= setInterval(sample, SAMPLE_MS).unref();
    },
    /** The seconds of a stage until now. @param {string} stage */
    seconds(stage) {
      sample();
      const running = [...known.values()].filter((each) => each.stage === stage);
      return running.reduce((sum, { last }) => sum + last.seconds, ended.get(stage) ?? 0);
    },
    stop: () => clearInterval(timer),
  };
}

/** Whether the figures can be had on this system. */
export const hasCpuTimes = () => existsSync('/proc/self/stat');

/** @returns {Process[]} */
function readProcesses() {
  if (!hasCpuTimes()) return [];
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
}

/** @param {number} pid @returns {Process[]} */
function readProcess(pid) {
  const text = unlessGone(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  if (!text) return [];
  // The name of the program may contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const number = (/** @type {number} */ at) => Number(fields[at - 3]);
  const ticks = [14, 15, 16, 17].reduce((sum, at) => sum + number(at), 0);
  return [{ id: `${pid} ${fields[19]}`, pid, parent: number(4), seconds: ticks / TICKS_PER_SECOND }];
}

/** Whether a process has the folder as its `TMPDIR`, or runs in it. @param {number} pid @param {string} folder */
function runsIn(pid, folder) {
  const cwd = unlessGone(() => readlinkSync(`/proc/${pid}/cwd`));
  if (cwd?.startsWith(`${folder}/`)) return true;
  const environment = unlessGone(() => readFileSync(`/proc/${pid}/environ`, 'latin1'));
  return environment?.split('\0').includes(`TMPDIR=${folder}`) ?? false;
}

/** @param {() => string} read a file of a process that may have ended */
function unlessGone(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
