// @ts-check
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { percentile } from '../live/statistics.mjs';

/** @typedef {{ url: string, pid: number }} Server */

/**
 * @typedef {object} Measured
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p95
 * @property {number} p99
 * @property {number} cpu milliseconds of the server's process for an answer, PostgreSQL's not counted
 * @property {number} refused share of the requests; everything else here is of those that were answered
 * @property {number} bytes of an answer, its head included
 *
 * Asks again and again, on so many connections at once. autocannon's own histogram counts whole milliseconds: too
 * coarse here, so each answer's time is kept.
 *
 * @param {{ server: Server, token: string, request: () => object, connections: number, seconds: number }} options
 * @returns {Promise<Measured>}
 */
export async function load({ server, token, request, connections, seconds }) {
  /** @type {number[]} */
  const times = [];
  let [bytes, refused] = [0, 0];
  let [began, ended] = [0, 0];
  const cpuBefore = cpuOf(server);
  const result = await new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: server.url,
        connections,
        duration: seconds,
        sampleInt: 100,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        requests: [{ setupRequest: (asked) => ({ ...asked, ...request() }) }],
      },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    );
    run.on('start', () => (began = performance.now()));
    run.on('response', (_client, status, size, time) => {
      ended = performance.now();
      if (status >= 300) return void refused++;
      times.push(time);
      bytes += size;
    });
  });
  if (result.errors + result.timeouts > 0) {
    throw new Error(
      `${server.url}: ${result.errors} broken and ${result.timeouts} late beside ${times.length}`,
    );
  }
  return {
    perSecond: times.length === 0 ? 0 : times.length / ((ended - began) / 1_000),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    cpu: (cpuOf(server) - cpuBefore) / times.length,
    refused: refused / (refused + times.length),
    bytes: bytes / times.length,
  };
}

/** Milliseconds so far, to a hundredth of a second; NaN where there is no /proc. @param {Server} server */
function cpuOf({ pid }) {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  } catch {
    return NaN;
  }
}
