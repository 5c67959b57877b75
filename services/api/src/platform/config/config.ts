import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { PRODUCT, type QuotaName, type RegistrationRule, type UnverifiedRule } from '@taskloom/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ConfigError } from './config-error.js';
import { Environment } from './environment.js';
import { openidProviders, type ProviderSettings } from './openid-settings.js';
import { previousKey, sessionKey } from './session-key.js';
import type { SignatureRule } from './signature-rule.js';
import { trustProxy, type TrustProxy } from './trust-proxy.js';

/** The operator's settings by namespace: `config.get('http', { infer: true })` of a `ConfigService<Config, true>`. */
export interface Config {
  http: { host: string; port: number; publicUrl?: string; trustProxy: TrustProxy };
  site: { directory?: string; remoteOrigins: string[]; webOrigins: string[] };
  database: { url: string; poolSize: number; timeoutMs: number };
  /** `diskReserve`: bytes to keep free on the data folder's disk; below that, no file and no build is accepted. */
  storage: { dataDirectory: string; diskReserve: number; s3?: S3Config };
  /**
   * `previous`: the key before this one; what was signed or encrypted with it stays valid. `idleMinutes`: how long a session
   * may be unused; 0 for no limit.
   */
  session: { key: KeyObject; previous?: KeyObject; days: number; idleMinutes: number };
  /**
   * Who may register and with which mail domains, unless admins decide; and the URL prefix of avatars, to which the
   * URL-encoded name is appended.
   */
  accounts: {
    registration?: RegistrationRule;
    mailDomains?: string[];
    avatarUrl: string;
    /** Off: people sign in through a provider, except team admins. */
    ownSignIn: boolean;
    /** The rights of accounts with an unverified address. */
    unverified: UnverifiedRule;
  };
  /** Days for which audit events are kept. */
  audit: { days: number };
  product: { name: string; logo: string };
  /** `file` is rotated by size; `older` is the number of rotated files that are kept. */
  log: { level: string; file?: { path: string; megabytes: number; older: number } };
  /** Optional endpoints. Without a token, only requests from this machine may read the metrics. */
  endpoints: { docs: boolean; metrics: boolean; metricsToken?: string };
  /** Quotas per person, per project and in total, in bytes; admins can set others. */
  quotas: Readonly<Record<QuotaName, number>>;
  /** Limit of the values that one remote keeps for projects and people. */
  remoteStore: { bytes: number; personBytes: number };
  /** Hosts with private addresses that backends and webhooks of remotes may have. */
  outbound: { privateHosts: string[] };
  /** Time in which the backend of a remote must have answered, and the issuer of the tokens that it gets. */
  remoteBackend: { timeoutMs: number; issuer: string };
  /** Remotes whose versions must be signed: none, those that don't come with the installation, or all. */
  remoteBuilds: { signatures: SignatureRule };
  /** Limits per deploy token: files and bytes per day, and bytes of unpublished versions. */
  tokenQuota: { files: number; bytes: number; unpublished: number; changes: number };
  /** Limits per minute; see `environment.ts`. */
  rates: Readonly<Record<RateName, number>>;
  /** Connection limits per process, and the unread bytes allowed per connection. */
  sockets: { perAddress: number; perPerson: number; unreadBytes: number };
  /** Memory for responses that have not changed, in bytes. */
  cache: { responseBytes: number };
  redis: { url?: string };
  /** OpenID Connect. `returnsTo` is the base URL of the screens that providers lead back to. */
  openid: { providers: ProviderSettings[]; returnsTo: string };
  /** `linksTo` is the base URL of links in mails. */
  mail?: { smtpUrl: string; from: string | { name: string; address: string }; linksTo: string };
}

export interface S3Config {
  bucket: string;
  endpoint?: string;
  region: string;
  accessKeyId?: string;
  secretAccessKey?: string;
}

const MEGABYTE = 1_048_576;

export type RateName =
  | 'all'
  | 'login'
  | 'loginAccount'
  | 'register'
  | 'reset'
  | 'invite'
  | 'mailTest'
  | 'search'
  | 'upload'
  | 'token'
  | 'socket'
  | 'socketPackets'
  | 'socketBytes'
  | 'beacon'
  | 'backend';

const readEnvironment = (env: NodeJS.ProcessEnv): Environment => {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const withDefaults = { PRODUCT_NAME: PRODUCT.name, PRODUCT_LOGO: PRODUCT.logo, ...set };
  const environment = plainToInstance(Environment, withDefaults, { exposeDefaultValues: true });
  const [problem] = validateSync(environment);
  if (!problem) return environment;
  const reason = Object.values(problem.constraints ?? {})[0] ?? 'is not valid';
  throw new ConfigError(
    reason.startsWith(problem.property) ? reason : `${problem.property} is not valid: ${reason}.`,
  );
};

const list = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Where people open the product. */
const siteUrl = ({ PUBLIC_URL, PORT }: Environment): string => PUBLIC_URL ?? `http://localhost:${PORT}`;

const mailOf = (environment: Environment): Config['mail'] => {
  const { SMTP_URL, MAIL_FROM, PRODUCT_NAME } = environment;
  if (!SMTP_URL) return undefined;
  const linksTo = siteUrl(environment);
  const address = `no-reply@${new URL(linksTo).hostname}`;
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? { name: PRODUCT_NAME, address }, linksTo };
};

const s3Of = (e: Environment): S3Config | undefined =>
  e.S3_BUCKET
    ? {
        bucket: e.S3_BUCKET,
        endpoint: e.S3_ENDPOINT,
        region: e.S3_REGION ?? 'us-east-1',
        accessKeyId: e.S3_ACCESS_KEY_ID,
        secretAccessKey: e.S3_SECRET_ACCESS_KEY,
      }
    : undefined;

/**
 * Checks an environment and returns its settings; creates the session key in the data directory when none is given.
 *
 * @throws ConfigError with one sentence when the environment is not usable
 */
export const validate = (env: NodeJS.ProcessEnv): Config => {
  const e = readEnvironment(env);
  const providers = openidProviders(env);
  const ownSignIn = e.PASSWORD_SIGN_IN === 'on';
  if (!ownSignIn && providers.length === 0)
    throw new ConfigError('PASSWORD_SIGN_IN=off needs an OpenID Connect provider (OIDC_1_ISSUER).');
  if (e.UNVERIFIED_ACCOUNTS === 'read' && !e.SMTP_URL)
    throw new ConfigError('UNVERIFIED_ACCOUNTS=read needs mail (SMTP_URL), which proves addresses.');
  const dataDirectory = resolve(e.DATA_DIR);
  return {
    http: { host: e.HOST, port: e.PORT, publicUrl: e.PUBLIC_URL, trustProxy: trustProxy(e.TRUST_PROXY) },
    site: {
      directory: e.SITE_DIR && resolve(e.SITE_DIR),
      remoteOrigins: list(e.REMOTE_ORIGINS),
      webOrigins: list(e.WEB_ORIGINS),
    },
    database: { url: e.DATABASE_URL, poolSize: e.DATABASE_POOL, timeoutMs: e.DATABASE_TIMEOUT_MS },
    storage: { dataDirectory, diskReserve: e.DISK_RESERVE_MB * MEGABYTE, s3: s3Of(e) },
    session: {
      days: e.SESSION_DAYS,
      idleMinutes: e.SESSION_IDLE_MINUTES,
      previous: previousKey(e.JWT_SECRET_PREVIOUS),
      key: sessionKey({
        secret: e.JWT_SECRET,
        dataDirectory,
        mustBeGiven: e.NODE_ENV === 'production' && e.DATABASE_EMBEDDED !== '1',
      }),
    },
    accounts: {
      registration: e.REGISTRATION,
      mailDomains: e.MAIL_DOMAINS === undefined ? undefined : list(e.MAIL_DOMAINS.toLowerCase()),
      avatarUrl: e.AVATAR_URL,
      ownSignIn,
      unverified: e.UNVERIFIED_ACCOUNTS,
    },
    audit: { days: e.AUDIT_DAYS },
    product: { name: e.PRODUCT_NAME, logo: e.PRODUCT_LOGO },
    log: {
      level: e.LOG_LEVEL,
      file: e.LOG_FILE ? { path: e.LOG_FILE, megabytes: e.LOG_FILE_MB, older: e.LOG_FILES } : undefined,
    },
    endpoints: { docs: e.API_DOCS === '1', metrics: e.METRICS === '1', metricsToken: e.METRICS_TOKEN },
    quotas: {
      person: e.QUOTA_PERSON_MB * MEGABYTE,
      project: e.QUOTA_PROJECT_MB * MEGABYTE,
      installation: e.QUOTA_INSTALLATION_MB * MEGABYTE,
    },
    remoteStore: { bytes: e.REMOTE_STORE_MB * MEGABYTE, personBytes: e.REMOTE_STORE_PERSON_MB * MEGABYTE },
    outbound: { privateHosts: list(e.REMOTE_PRIVATE_HOSTS.toLowerCase()) },
    remoteBackend: { timeoutMs: e.REMOTE_BACKEND_TIMEOUT_MS, issuer: new URL(siteUrl(e)).origin },
    remoteBuilds: { signatures: e.REMOTE_SIGNATURES },
    tokenQuota: {
      files: e.TOKEN_FILES_A_DAY,
      bytes: e.TOKEN_MB_A_DAY * MEGABYTE,
      unpublished: e.TOKEN_UNPUBLISHED_MB * MEGABYTE,
      changes: e.TOKEN_CHANGES_A_DAY,
    },
    rates: {
      all: e.RATE_ALL,
      login: e.RATE_LOGIN,
      loginAccount: e.RATE_LOGIN_ACCOUNT,
      register: e.RATE_REGISTER,
      reset: e.RATE_RESET,
      invite: e.RATE_INVITE,
      mailTest: e.RATE_MAIL_TEST,
      search: e.RATE_SEARCH,
      upload: e.RATE_UPLOAD,
      token: e.RATE_TOKEN,
      socket: e.RATE_SOCKET,
      socketPackets: e.RATE_SOCKET_PACKETS,
      socketBytes: e.RATE_SOCKET_BYTES,
      beacon: e.RATE_BEACON,
      backend: e.RATE_BACKEND,
    },
    sockets: {
      perAddress: e.SOCKETS_PER_ADDRESS,
      perPerson: e.SOCKETS_PER_PERSON,
      unreadBytes: e.SOCKET_UNREAD_BYTES,
    },
    cache: { responseBytes: e.RESPONSE_CACHE_MB * MEGABYTE },
    redis: { url: e.REDIS_URL },
    mail: mailOf(e),
    openid: { providers, returnsTo: siteUrl(e) },
  };
};
