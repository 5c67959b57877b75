import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min, MinLength } from 'class-validator';
import { Transform } from 'class-transformer';

const whole = () => Transform(({ value }) => (value === undefined ? undefined : Number(value)));

/** The environment variables that the API reads; `.env.example` says what each is for. All are strings until here. */
export class Environment {
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'development';

  @IsString() HOST = '127.0.0.1';
  @whole() @IsInt() @Min(0) @Max(65_535) PORT = 3000;

  @Matches(/^postgres(ql)?:\/\//, { message: 'DATABASE_URL must be a postgres:// URL.' })
  DATABASE_URL: string;
  @whole() @IsInt() @Min(2) @Max(500) DATABASE_POOL = 20;

  /** Secrets and files lie here. `DATABASE_EMBEDDED=1` says that the database is ours too, and lies beside them. */
  @IsString() @MinLength(1) DATA_DIR = '.data';
  @IsOptional() @IsIn(['0', '1']) DATABASE_EMBEDDED?: '0' | '1';
  @IsOptional() @IsString() SITE_DIR?: string;

  @IsOptional() @IsString() JWT_SECRET?: string;
  @whole() @IsInt() @Min(1) @Max(365) SESSION_DAYS = 30;
  @whole() @IsInt() @Min(1) @Max(3_650) AUDIT_DAYS = 365;

  @IsString() @MinLength(1) PRODUCT_NAME: string;
  @IsString() @MinLength(1) PRODUCT_LOGO: string;
  @IsOptional()
  @Matches(/^https?:\/\//, { message: 'PUBLIC_URL must be an http(s) URL.' })
  PUBLIC_URL?: string;
  @IsString() AVATAR_URL = '/api/avatars/initials.svg?seed=';
  /** Comma-separated origins: pages that may call the API, and places remotes are loaded from. */
  @IsString() WEB_ORIGINS = '';
  @IsString() REMOTE_ORIGINS = '';
  /** Hops, `true`, or addresses. */
  @IsOptional() @IsString() TRUST_PROXY?: string;

  /** Who may make an account; the first one may always. */
  @IsIn(['open', 'invited', 'closed']) REGISTRATION: 'open' | 'invited' | 'closed' = 'open';
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
  @whole() @IsInt() @Min(1) TOKEN_UNPUBLISHED_MB = 100;
  @whole() @IsInt() @Min(1) TOKEN_FILES_A_DAY = 5_000;
  @whole() @IsInt() @Min(1) TOKEN_MB_A_DAY = 500;
  @whole() @IsInt() @Min(0) DISK_RESERVE_MB = 1_024;

  /** Requests allowed per minute and address: in all, and for the costly calls. */
  @whole() @IsInt() @Min(1) RATE_ALL = 60_000;
  @whole() @IsInt() @Min(1) RATE_LOGIN = 300;
  @whole() @IsInt() @Min(1) RATE_REGISTER = 300;
  @whole() @IsInt() @Min(1) RATE_INVITE = 120;
  @whole() @IsInt() @Min(1) RATE_SEARCH = 1_200;
  @whole() @IsInt() @Min(1) RATE_UPLOAD = 300;
  /** Wrong passwords in 15 minutes for one account from one address; ten times that per minute from all addresses. */
  @whole() @IsInt() @Min(1) RATE_LOGIN_ACCOUNT = 10;
  /** What shells tell of their remotes; a tab sends one for each remote that it opens. */
  @whole() @IsInt() @Min(1) RATE_BEACON = 1_200;
  /** Socket events per minute and socket. */
  @whole() @IsInt() @Min(1) RATE_SOCKET = 1_200;
  /** Of each connection at the level below: packets of any kind, and bytes. Beyond that it is cut. */
  @whole() @IsInt() @Min(60) RATE_SOCKET_PACKETS = 6_000;
  @whole() @IsInt() @Min(262_144) RATE_SOCKET_BYTES = 4_194_304;
  /** Connections in this process: of one address, and of one person. */
  @whole() @IsInt() @Min(1) SOCKETS_PER_ADDRESS = 1_000;
  @whole() @IsInt() @Min(1) SOCKETS_PER_PERSON = 40;
  /** Waiting to be read by one connection. */
  @whole() @IsInt() @Min(65_536) SOCKET_UNREAD_BYTES = 1_048_576;

  @IsOptional()
  @Matches(/^rediss?:\/\//, { message: 'REDIS_URL must be a redis:// URL.' })
  REDIS_URL?: string;
  @IsOptional() @Matches(/^smtps?:\/\//, { message: 'SMTP_URL must be an smtp:// URL.' }) SMTP_URL?: string;
  @IsOptional() @Matches(/.@./, { message: 'MAIL_FROM must hold an e-mail address.' }) MAIL_FROM?: string;
  @IsOptional() @IsString() S3_BUCKET?: string;
  @IsOptional() @IsString() S3_ENDPOINT?: string;
  @IsOptional() @IsString() S3_REGION?: string;
  @IsOptional() @IsString() S3_ACCESS_KEY_ID?: string;
  @IsOptional() @IsString() S3_SECRET_ACCESS_KEY?: string;
}
