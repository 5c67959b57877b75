// @ts-check
/** Faults as they happen in production. Each recovers by itself or is repaired immediately. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./installation.mjs').Installation} Installation */

/** NODE_OPTIONS that shift the process's clock by this many milliseconds. @param {number} by */
const shifted = (by) => ({
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'shifted-clock.mjs')}`,
  CLOCK_SHIFT_MS: `${by}`,
});

const HOUR_MS = 3_600_000;
/** How long the network stays frozen: longer than the statement timeout. */
const FROZEN_MS = 3_000;
const SWALLOWED_MS = 1_000;

/** @type {Record<string, (installation: Installation) => Promise<void>>} */
export const FAULTS = {
  'the API is killed': ({ killApi }) => killApi(),
  'PostgreSQL is killed': ({ killPostgres }) => killPostgres(),
  'answers are lost after the commit': async ({ front }) => {
    front.swallowAnswers(true);
    await pause(SWALLOWED_MS);
    front.swallowAnswers(false);
  },
  'people’s connections break': async ({ front }) => front.cut(),
  'the database’s connections break': async ({ wire }) => wire.cut(),
  'the network to the database freezes': async ({ wire }) => {
    wire.freeze();
    await pause(FROZEN_MS);
    wire.thaw();
  },
  'the network to people freezes': async ({ front }) => {
    front.freeze();
    await pause(FROZEN_MS);
    front.thaw();
  },
  'the API is stopped and started': ({ restartApi }) => restartApi(),
  'the clock jumps an hour ahead': ({ restartApi }) => restartApi(shifted(HOUR_MS)),
  'the clock jumps an hour back': ({ restartApi }) => restartApi(shifted(-HOUR_MS)),
};
