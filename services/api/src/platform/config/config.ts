import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { PRODUCT, type RegistrationRule } from '@taskloom/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ConfigError } from './config-error.js';
import { Environment } from './environment.js';
import { sessionKey } from './session-key.js';
import { trustProxy, type TrustProxy } from './trust-proxy.js';

/** All operator settings, validated once at start. The class is the injection token. */
export abstract class Config {
  abstract readonly production: boolean;
  abstract readonly http: { host: string; port: number; publicUrl?: string; trustProxy: TrustProxy };
  abstract readonly site: { directory?: string; remoteOrigins: string[]; webOrigins: string[] };
  abstract readonly database: { url: string; poolSize: number };
  abstract readonly dataDirectory: string;
  abstract readonly session: { key: KeyObject; days: number };
  /** Days for which audit events are kept. */
  abstract readonly auditDays: number;
  abstract readonly product: { name: string; logo: string };
  /** URL prefix; the URL-encoded name is appended. */
  abstract readonly avatarUrl: string;
  /** `file` is rotated by size; `older` is the number of rotated files that are kept. */
  abstract readonly log: { level: string; file?: { path: string; megabytes: number; older: number } };
  /** Who may register. The first account of an installation can always be created. */
  abstract readonly registration: RegistrationRule;
  /** Optional endpoints. */
  abstract readonly serves: { docs: boolean; metrics: boolean };
  /** Attachment quotas per person, per project and in total, in bytes. */
  abstract readonly quotas: Readonly<Record<QuotaName, number>>;
  /** Limits per deploy token: files and bytes per day, and bytes of unpublished versions. */
  abstract readonly tokenQuota: { files: number; bytes: number; unpublished: number; changes: number };
  /** Bytes to keep free on the data folder's disk; below that, no file and no build is accepted. */
  abstract readonly diskReserve: number;
  /** Bearer token for `GET /metrics`; without one, only requests from this machine are allowed. */
  abstract readonly metricsToken?: string;
  /** Limits per minute; see `environment.ts`. */
  abstract readonly rates: Readonly<Record<RateName, number>>;
  /** Connection limits per process, and the unread bytes allowed per connection. */
  abstract readonly sockets: { perAddress: number; perPerson: number; unreadBytes: number };
  abstract readonly redisUrl?: string;
  /** `linksTo` is the base URL of links in mails. */
  abstract readonly mail?: {
    smtpUrl: string;
    from: string | { name: string; address: string };
    linksTo: string;
  };
  abstract readonly s3?: {
    bucket: string;
    endpoint?: string;
    region: string;
    accessKeyId?: string;
    secretAccessKey?: string;
  };
}

export type QuotaName = 'person' | 'project' | 'installation';

const MEGABYTE = 1_048_576;

export type RateName =
  | 'all'
  | 'login'
  | 'loginAccount'
  | 'register'
  | 'invite'
  | 'search'
  | 'upload'
  | 'socket'
  | 'socketPackets'
  | 'socketBytes'
  | 'beacon';

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

const mailOf = ({ SMTP_URL, MAIL_FROM, PUBLIC_URL, PORT, PRODUCT_NAME }: Environment): Config['mail'] => {
  if (!SMTP_URL) return undefined;
  const linksTo = PUBLIC_URL ?? `http://localhost:${PORT}`;
  const address = `no-reply@${new URL(linksTo).hostname}`;
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? { name: PRODUCT_NAME, address }, linksTo };
};

/** Reads and checks the environment; creates the session key in the data directory when none is given. */
export const loadConfig = (env: NodeJS.ProcessEnv): Config => {
  const e = readEnvironment(env);
  const production = e.NODE_ENV === 'production';
  const dataDirectory = resolve(e.DATA_DIR);
  return {
    production,
    dataDirectory,
    http: { host: e.HOST, port: e.PORT, publicUrl: e.PUBLIC_URL, trustProxy: trustProxy(e.TRUST_PROXY) },
    site: {
      directory: e.SITE_DIR && resolve(e.SITE_DIR),
      remoteOrigins: list(e.REMOTE_ORIGINS),
      webOrigins: list(e.WEB_ORIGINS),
    },
    database: { url: e.DATABASE_URL, poolSize: e.DATABASE_POOL },
    session: {
      days: e.SESSION_DAYS,
      key: sessionKey({
        secret: e.JWT_SECRET,
        dataDirectory,
        mustBeGiven: production && e.DATABASE_EMBEDDED !== '1',
      }),
    },
    auditDays: e.AUDIT_DAYS,
    product: { name: e.PRODUCT_NAME, logo: e.PRODUCT_LOGO },
    avatarUrl: e.AVATAR_URL,
    log: {
      level: e.LOG_LEVEL,
      file: e.LOG_FILE ? { path: e.LOG_FILE, megabytes: e.LOG_FILE_MB, older: e.LOG_FILES } : undefined,
    },
    registration: e.REGISTRATION,
    serves: { docs: e.API_DOCS === '1', metrics: e.METRICS === '1' },
    quotas: {
      person: e.QUOTA_PERSON_MB * MEGABYTE,
      project: e.QUOTA_PROJECT_MB * MEGABYTE,
      installation: e.QUOTA_INSTALLATION_MB * MEGABYTE,
    },
    tokenQuota: {
      files: e.TOKEN_FILES_A_DAY,
      bytes: e.TOKEN_MB_A_DAY * MEGABYTE,
      unpublished: e.TOKEN_UNPUBLISHED_MB * MEGABYTE,
      changes: e.TOKEN_CHANGES_A_DAY,
    },
    diskReserve: e.DISK_RESERVE_MB * MEGABYTE,
    metricsToken: e.METRICS_TOKEN,
    rates: {
      all: e.RATE_ALL,
      login: e.RATE_LOGIN,
      loginAccount: e.RATE_LOGIN_ACCOUNT,
      register: e.RATE_REGISTER,
      invite: e.RATE_INVITE,
      search: e.RATE_SEARCH,
      upload: e.RATE_UPLOAD,
      socket: e.RATE_SOCKET,
      socketPackets: e.RATE_SOCKET_PACKETS,
      socketBytes: e.RATE_SOCKET_BYTES,
      beacon: e.RATE_BEACON,
    },
    sockets: {
      perAddress: e.SOCKETS_PER_ADDRESS,
      perPerson: e.SOCKETS_PER_PERSON,
      unreadBytes: e.SOCKET_UNREAD_BYTES,
    },
    redisUrl: e.REDIS_URL,
    mail: mailOf(e),
    s3: e.S3_BUCKET
      ? {
          bucket: e.S3_BUCKET,
          endpoint: e.S3_ENDPOINT,
          region: e.S3_REGION ?? 'us-east-1',
          accessKeyId: e.S3_ACCESS_KEY_ID,
          secretAccessKey: e.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
  };
};
