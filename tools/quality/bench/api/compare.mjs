// @ts-check
import { percentile } from '../live/statistics.mjs';
import { load } from './load.mjs';

/** @typedef {import('./load.mjs').Measured} Measured */
/** @typedef {import('./load.mjs').Server} Server */

const WARM_UP = { connections: 32, seconds: 3 };

/**
 * Warm-up, excluded from the results: code that V8 has not compiled yet is several times slower.
 *
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @param {{ bare: Server, ours: Server }} servers
 */
export async function warmUp({ token, headers, request }, { bare, ours }) {
  for (const server of [bare, ours]) await load({ server, token, headers, request, ...WARM_UP });
}

/**
 * Measures both servers alternately and swaps their order each round, so that a machine that slows down affects both.
 *
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @param {{ servers: { bare: Server, ours: Server }, connections: number, rounds: number, seconds: number }} how
 * @returns {Promise<{ bare: Measured, ours: Measured, ratio: number }>} medians; the ratio is the median over the pairs of rounds
 */
export async function compare({ token, headers, request }, { servers, connections, rounds, seconds }) {
  const run = (/** @type {Server} */ server) =>
    load({ server, token, headers, request, connections, seconds });
  /** @type {{ bare: Measured[], ours: Measured[] }} */
  const all = { bare: [], ours: [] };
  for (let round = 0; round < rounds; round++) {
    const order =
      round % 2 ? /** @type {const} */ (['ours', 'bare']) : /** @type {const} */ (['bare', 'ours']);
    for (const which of order) all[which].push(await run(servers[which]));
  }
  const ratios = all.ours.map(({ perSecond }, round) => perSecond / (all.bare[round]?.perSecond ?? NaN));
  return { bare: medians(all.bare), ours: medians(all.ours), ratio: percentile(ratios, 0.5) };
}

/** @param {Measured[]} rounds @returns {Measured} */
function medians(rounds) {
  const of = (/** @type {keyof Measured} */ key) =>
    percentile(
      // A round without responses has a rate of 0 and no times.
      rounds.map((round) => round[key]).filter((value) => !Number.isNaN(value)),
      0.5,
    );
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    cpu: of('cpu'),
    refused: of('refused'),
    bytes: of('bytes'),
  };
}
