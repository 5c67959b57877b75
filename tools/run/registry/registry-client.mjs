// @ts-check
/** The registry of a running installation, called with a deploy token. Refusals become failures with the registry's message. */
import { Failure } from '../terminal/failure.mjs';

const PATIENCE_MS = 30_000;

/** What to do about a refusal, where the registry's message doesn't say so. @type {Record<string, string>} */
const ADVICE = {
  SESSION_INVALID:
    'The registry does not know this deploy token: create one with npm run remote -- token create NAME, and pass it as --token or DEPLOY_TOKEN.',
  REMOTE_CANARY_UNPROVEN:
    'npm run remote -- promote NAME --force activates it anyway, and rollback NAME ends it.',
  REMOTE_CHANGED: 'Check npm run remote -- status, and run the command again if you still want it.',
};

/**
 * @typedef {ReturnType<typeof registryClient>} Registry
 * @typedef {{ method?: string, body?: object | Buffer, headers?: Record<string, string> }} Call
 *
 * @param {{ url: string, token: string }} installation
 */
export function registryClient({ url, token }) {
  /** @type {string | null} */
  let tokenExpiresAt = null;
  const base = `${url.replace(/(?<!\/)\/+$/, '')}/api`;

  /** @param {string} path @param {Call} [call] @returns {Promise<any>} */
  async function send(path, { method = 'GET', body, headers = {} } = {}) {
    const isFile = Buffer.isBuffer(body);
    const response = await reach(`${base}${path}`, {
      method,
      headers: {
        authorization: `Deploy ${token}`,
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      body: isFile ? new Uint8Array(body) : body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    tokenExpiresAt = response.headers.get('deploy-token-expires');
    const answer = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    throw refusal(response.status, answer, url);
  }

  return {
    url,
    token,
    send,
    /** When the token expires, ISO 8601, from the last response; null when it has no expiry. */
    get tokenExpiresAt() {
      return tokenExpiresAt;
    },
    /** @param {string} name @returns {Promise<import('@taskloom/contracts').RemoteOverview | undefined>} */
    async remote(name) {
      const { remotes } = await send('/remotes');
      return remotes.find((/** @type {{ name: string }} */ one) => one.name === name);
    },
  };

  /** @param {string} address @param {RequestInit} request */
  async function reach(address, request) {
    try {
      return await fetch(address, request);
    } catch (error) {
      throw new Failure(
        `Nothing answers at ${url}: start the installation, or pass another address with --url.`,
        {
          code: 'UNREACHABLE',
          cause: error,
        },
      );
    }
  }
}

/** @param {number} status @param {{ code?: string, message?: string, errors?: { field: string }[] } | undefined} answer @param {string} url */
function refusal(status, answer, url) {
  const { code = '', message, errors = [] } = answer ?? {};
  if (!message) {
    return new Failure(
      `${url} answered ${status}, which isn't an answer of a registry: is this the right address?`,
    );
  }
  return Object.assign(
    new Failure(code === 'SESSION_INVALID' ? (ADVICE[code] ?? '') : sentence(message, code), { code }),
    {
      fields: errors.map(({ field }) => field),
    },
  );
}

/** @param {string} message @param {string} code */
const sentence = (message, code) => (ADVICE[code] ? `${message} ${ADVICE[code]}` : message);
