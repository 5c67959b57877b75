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
 * @property {number} cpu CPU milliseconds of the server's process per response, without PostgreSQL
 * @property {number} refused share of all requests; the other values cover the accepted requests only
 * @property {number} bytes per response, including its head
 *
 * Sends requests continuously on the given number of connections. autocannon's histogram has a resolution of 1 ms, which
 * is too coarse here, so the time of each response is recorded.
 *
 * @param {{ server: Server, token: string, headers?: Record<string, string>, request: () => object, connections: number, seconds: number }} options
 * @returns {Promise<Measured>}
 */
export async function load({ server, token, headers, request, connections, seconds }) {
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
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        requests: [{ setupRequest: (asked) => ({ ...asked, ...request() }) }],
      },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    );
    run.on('start', () => (began = performance.now()));
    run.on('response', (_client, status, size, time) => {
      ended = performance.now();
      if (status >= 300 && status !== 304) return void refused++;
      times.push(time);
      bytes += size;
    });
  });
  if (result.errors + result.timeouts > 0) {
    throw new Error(
      `${server.url}: ${result.errors} broken and ${result.timeouts} timed out besides ${times.length}`,
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

/** CPU time of the process in milliseconds, with a resolution of 10 ms; NaN without /proc. @param {Server} server */
function cpuOf({ pid }) {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  } catch {
    return NaN;
  }
}
