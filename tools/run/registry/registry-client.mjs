// @ts-check
/** The registry of a running installation, called with a deploy token or an API token of a team admin. Refusals become failures with the registry's message. */
import { Failure } from '../terminal/failure.mjs';
import { commandWords } from './own-repository.mjs';

const PATIENCE_MS = 30_000;
/** As `API_TOKEN_PREFIX` of contracts, which this command doesn't install in other repositories. */
const API_TOKEN = /^tl_/;
/** A token that can be renewed is renewed so long before it expires. */
const RENEWED_MS = 120_000;

/** Advice about a refusal, where the registry's message gives none. @returns {Record<string, string>} */
const advice = () => ({
  SESSION_INVALID:
    'The registry does not know this deploy token: create one with npm run remote -- token create NAME, and pass it as --token or DEPLOY_TOKEN.',
  REMOTE_CANARY_UNPROVEN: `${commandWords('promote', 'NAME')} --force activates it anyway, and ${commandWords('rollback', 'NAME')} ends it.`,
  REMOTE_CHANGED: `Check ${commandWords('status')}, and run the command again if you still want it.`,
});

/**
 * @typedef {ReturnType<typeof registryClient>} Registry
 * @typedef {{ method?: string, body?: object | Buffer, headers?: Record<string, string> }} Call
 *
 * @typedef {object} Installation
 * @property {string} url
 * @property {string} token a deploy token, or an API token of a team admin; empty for calls without one
 * @property {boolean} [brief] whether the token is made for this run, so that nobody has to replace it
 * @property {() => Promise<string>} [renew] gets another token shortly before it expires
 *
 * @param {Installation} installation
 */
export function registryClient({ url, token: first, brief = false, renew }) {
  let token = first;
  /** @type {string | null} */
  let tokenExpiresAt = null;
  /** @type {string[] | null} */
  let tokenRights = null;
  const base = `${url.replace(/(?<!\/)\/+$/, '')}/api`;

  /** @param {string} path @param {Call} [call] @returns {Promise<any>} */
  async function send(path, { method = 'GET', body, headers = {} } = {}) {
    if (renew && tokenExpiresAt && Date.parse(tokenExpiresAt) - Date.now() < RENEWED_MS)
      token = await renew();
    const isFile = Buffer.isBuffer(body);
    const response = await reach(`${base}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `${API_TOKEN.test(token) ? 'Bearer' : 'Deploy'} ${token}` }),
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      body: isFile ? new Uint8Array(body) : body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    tokenExpiresAt = response.headers.get('deploy-token-expires');
    tokenRights = response.headers.get('deploy-token-rights')?.split(', ') ?? null;
    const answer = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    throw refusal(response.status, answer, url);
  }

  return {
    url,
    get token() {
      return token;
    },
    send,
    /** When the token expires and has to be replaced, ISO 8601, from the last response; null when it never has to. */
    get tokenExpiresAt() {
      return brief ? null : tokenExpiresAt;
    },
    /**
     * Whether the token has the right, by the last response. Installations of earlier releases name none: there, every token has all.
     * @param {import('@taskloom/contracts').DeployRight} right
     */
    may: (right) => tokenRights?.includes(right) ?? true,
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
    new Failure(code === 'SESSION_INVALID' ? (advice()[code] ?? '') : sentence(message, code), { code }),
    {
      fields: errors.map(({ field }) => field),
    },
  );
}

/** @param {string} message @param {string} code */
const sentence = (message, code) => [message, advice()[code]].filter(Boolean).join(' ');
