import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min, MinLength } from 'class-validator';
import { Transform } from 'class-transformer';
import { SIGNATURE_RULES, type SignatureRule } from './signature-rule.js';

const whole = () => Transform(({ value }) => (value === undefined ? undefined : Number(value)));

/** The environment variables that the API reads; `.env.example` describes each of them. */
export class Environment {
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'development';

  @IsString() HOST = '127.0.0.1';
  @whole() @IsInt() @Min(0) @Max(65_535) PORT = 3000;

  @Matches(/^postgres(ql)?:\/\//, { message: 'DATABASE_URL must be a postgres:// URL.' })
  DATABASE_URL: string;
  @whole() @IsInt() @Min(2) @Max(500) DATABASE_POOL = 20;
  @whole() @IsInt() @Min(100) @Max(60_000) DATABASE_TIMEOUT_MS = 2_000;

  /** Holds secrets and files. With `DATABASE_EMBEDDED=1` the embedded database is stored here as well. */
  @IsString() @MinLength(1) DATA_DIR = '.data';
  @IsOptional() @IsIn(['0', '1']) DATABASE_EMBEDDED?: '0' | '1';
  @IsOptional() @IsString() SITE_DIR?: string;

  @IsOptional() @IsString() JWT_SECRET?: string;
  @IsOptional() @IsString() JWT_SECRET_PREVIOUS?: string;
  @whole() @IsInt() @Min(1) @Max(365) SESSION_DAYS = 30;
  /** A session without a request for so long ends; 0: never. */
  @whole() @IsInt() @Min(0) @Max(525_600) SESSION_IDLE_MINUTES = 0;
  @whole() @IsInt() @Min(1) @Max(3_650) AUDIT_DAYS = 365;

  @IsString() @MinLength(1) PRODUCT_NAME: string;
  @IsString() @MinLength(1) PRODUCT_LOGO: string;
  @IsOptional()
  @Matches(/^https?:\/\//, { message: 'PUBLIC_URL must be an http(s) URL.' })
  PUBLIC_URL?: string;
  @IsString() AVATAR_URL = '/api/avatars/initials.svg?seed=';
  /** Comma-separated origins of pages that may call the API and of hosts that serve remotes. */
  @IsString() WEB_ORIGINS = '';
  @IsString() REMOTE_ORIGINS = '';
  /** Number of hops, `true`, or addresses. */
  @IsOptional() @IsString() TRUST_PROXY?: string;

  /** Who may register; without it, admins decide. The first account can always be created. */
  @IsOptional() @IsIn(['open', 'invited', 'closed']) REGISTRATION?: 'open' | 'invited' | 'closed';
  /** Comma-separated domains of the addresses of new people and invitations; without it, admins decide. */
  @IsOptional() @IsString() MAIL_DOMAINS?: string;
  /** `off`: people sign in through a provider; a password or passkey of their own is for team admins. */
  @IsIn(['on', 'off']) PASSWORD_SIGN_IN: 'on' | 'off' = 'on';
  /** The rights of accounts with an unverified address; `read` needs mail. */
  @IsIn(['full', 'read']) UNVERIFIED_ACCOUNTS: 'full' | 'read' = 'full';
  @IsIn(['0', '1']) API_DOCS: '0' | '1' = '1';
  @IsIn(['0', '1']) METRICS: '0' | '1' = '1';

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']) LOG_LEVEL = 'info';
  @IsOptional() @IsString() LOG_FILE?: string;
  @whole() @IsInt() @Min(1) @Max(1_024) LOG_FILE_MB = 20;
  @whole() @IsInt() @Min(1) @Max(100) LOG_FILES = 5;
  @IsOptional() @IsString() @MinLength(16) METRICS_TOKEN?: string;

  /** Megabytes. */
  @whole() @IsInt() @Min(1) QUOTA_PERSON_MB = 2_048;
  @whole() @IsInt() @Min(1) QUOTA_PROJECT_MB = 10_240;
  @whole() @IsInt() @Min(1) QUOTA_INSTALLATION_MB = 51_200;
  @whole() @IsInt() @Min(1) REMOTE_STORE_MB = 100;
  @whole() @IsInt() @Min(1) REMOTE_STORE_PERSON_MB = 10;
  /** Comma-separated hosts with private addresses that backends, webhooks and issuers of trusted pipelines may have, also without TLS. */
  @IsString() REMOTE_PRIVATE_HOSTS = '';
  /** Time in which the backend of a remote must have answered. */
  @whole() @IsInt() @Min(100) @Max(60_000) REMOTE_BACKEND_TIMEOUT_MS = 10_000;
  /** For which versions of remotes that teams publish a signature is demanded. */
  @IsIn(SIGNATURE_RULES) REMOTE_SIGNATURES: SignatureRule = 'off';
  @whole() @IsInt() @Min(1) TOKEN_UNPUBLISHED_MB = 100;
  @whole() @IsInt() @Min(1) TOKEN_FILES_A_DAY = 5_000;
  @whole() @IsInt() @Min(1) TOKEN_MB_A_DAY = 500;
  @whole() @IsInt() @Min(1) TOKEN_CHANGES_A_DAY = 500;
  @whole() @IsInt() @Min(0) DISK_RESERVE_MB = 1_024;

  /** Megabytes of memory. */
  @whole() @IsInt() @Min(1) RESPONSE_CACHE_MB = 64;

  /** Requests per minute and address: in total, and for expensive calls. */
  @whole() @IsInt() @Min(1) RATE_ALL = 60_000;
  @whole() @IsInt() @Min(1) RATE_LOGIN = 300;
  @whole() @IsInt() @Min(1) RATE_REGISTER = 300;
  /** Requests for a reset link, and uses of one. */
  @whole() @IsInt() @Min(1) RATE_RESET = 30;
  @whole() @IsInt() @Min(1) RATE_INVITE = 120;
  /** Test mails of admins. */
  @whole() @IsInt() @Min(1) RATE_MAIL_TEST = 6;
  @whole() @IsInt() @Min(1) RATE_SEARCH = 1_200;
  @whole() @IsInt() @Min(1) RATE_UPLOAD = 300;
  /** Requests per minute with one API token. */
  @whole() @IsInt() @Min(1) RATE_TOKEN = 600;
  /** Wrong passwords in 15 minutes for one account from one address; ten times that per minute from all addresses. */
  @whole() @IsInt() @Min(1) RATE_LOGIN_ACCOUNT = 10;
  /** Telemetry reports of shells; a tab sends one for each remote that it opens. */
  @whole() @IsInt() @Min(1) RATE_BEACON = 1_200;
  /** Calls of backends of remotes. */
  @whole() @IsInt() @Min(1) RATE_BACKEND = 1_200;
  /** Socket events per minute and socket. */
  @whole() @IsInt() @Min(1) RATE_SOCKET = 1_200;
  /** Packets of any kind, and bytes, per connection, counted below Socket.IO. A connection that exceeds them is closed. */
  @whole() @IsInt() @Min(60) RATE_SOCKET_PACKETS = 6_000;
  @whole() @IsInt() @Min(262_144) RATE_SOCKET_BYTES = 4_194_304;
  /** Connections of this process per address and per person. */
  @whole() @IsInt() @Min(1) SOCKETS_PER_ADDRESS = 1_000;
  @whole() @IsInt() @Min(1) SOCKETS_PER_PERSON = 40;
  /** Bytes that one connection may leave unread. */
  @whole() @IsInt() @Min(65_536) SOCKET_UNREAD_BYTES = 1_048_576;

  @IsOptional()
  @Matches(/^rediss?:\/\//, { message: 'REDIS_URL must be a redis:// URL.' })
  REDIS_URL?: string;
  @IsOptional() @Matches(/^smtps?:\/\//, { message: 'SMTP_URL must be an smtp:// URL.' }) SMTP_URL?: string;
  @IsOptional() @Matches(/.@./, { message: 'MAIL_FROM must be an email address.' }) MAIL_FROM?: string;
  @IsOptional() @IsString() S3_BUCKET?: string;
  @IsOptional() @IsString() S3_ENDPOINT?: string;
  @IsOptional() @IsString() S3_REGION?: string;
  @IsOptional() @IsString() S3_ACCESS_KEY_ID?: string;
  @IsOptional() @IsString() S3_SECRET_ACCESS_KEY?: string;
}
