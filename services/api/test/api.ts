import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { createApp, type CreateApplication } from '../src/create-app.js';
import { applicationUrl, dataSourceOptions } from '../src/platform/database/index.js';
import { createTestDatabase, type TestDatabase } from './database/test-database.js';
import { Given, type TestUser } from './given/given.js';
import { connections, HttpClient } from './http-client.js';

export interface TestApi {
  /** The application itself, for `app().get(SomeService)`. */
  app(): NestFastifyApplication;
  /** Factories: `given.project({ owner })`. */
  given: Given;
  /** Sends requests as this person, whose token is renewed as in a browser. */
  as(user: Pick<TestUser, 'token'>): HttpClient;
  anonymous: HttpClient;
  /** Sends requests with paths relative to `/`, for example for a file of a remote. */
  root: HttpClient;
  /** Sends requests with a deploy token. */
  deploying(token: string): HttpClient;
  /** Rows of a query as the superuser, to check what was stored. */
  rows<Row extends object>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** Listens on a free port, for sockets and streams. */
  listen(): Promise<string>;
  databaseUrl(): string;
  /** Folder of its files and secrets. */
  dataDirectory(): string;
}

interface Between {
  /** Puts a proxy between the API and its database; returns the URL to use. */
  between?: (databaseUrl: string) => Promise<string>;
}

const RATES = [
  'ALL',
  'LOGIN',
  'LOGIN_ACCOUNT',
  'REGISTER',
  'RESET',
  'INVITE',
  'SEARCH',
  'UPLOAD',
  'TOKEN',
  'SOCKET',
  'SOCKET_PACKETS',
  'SOCKET_BYTES',
  'BEACON',
  'BACKEND',
].map((name) => `RATE_${name}`);

const environment = (databaseUrl: string, dataDirectory: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '10',
  // The tests share the machine. Those of an outage set their own limit.
  DATABASE_TIMEOUT_MS: '15000',
  DATA_DIR: dataDirectory,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  ...Object.fromEntries(RATES.map((name) => [name, '1000000'])),
});

const createTestingApplication: CreateApplication = async (module, adapter, options) => {
  const testing = await Test.createTestingModule({ imports: [module] }).compile();
  return testing.createNestApplication<NestFastifyApplication>(adapter, options);
};

/** Starts the complete API on a separate database for all tests of the calling file; `env` may wait for a port. */
export const useApi = (
  env: NodeJS.ProcessEnv | (() => Promise<NodeJS.ProcessEnv>) = {},
  { between }: Between = {},
): TestApi => {
  let running: NestFastifyApplication | undefined;
  let database: TestDatabase;
  let owner: DataSource;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'taskloom-api-data-'));

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = await new DataSource(dataSourceOptions(database.url, 2, 15_000)).initialize();
    const own = applicationUrl(database.url);
    const url = between ? await between(own) : own;
    const more = typeof env === 'function' ? await env() : env;
    running = await createApp({ ...environment(url, dataDirectory), ...more }, createTestingApplication);
    await running.listen(0, '127.0.0.1');
  });

  afterAll(async () => {
    connections.destroy();
    await running?.close();
    // Jest keeps all hooks of a group until its end, and with them this application.
    running = undefined;
    await owner.destroy();
    await database.drop();
    rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 10 });
  });

  const app = (): NestFastifyApplication => {
    if (!running) throw new Error('The API runs only inside tests and hooks');
    return running;
  };

  return {
    app,
    given: new Given(app),
    as: (user) =>
      new HttpClient(app, {
        authorization: `Bearer ${user.token}`,
        onNewToken: (token) => (user.token = token),
      }),
    anonymous: new HttpClient(app),
    root: new HttpClient(app, { base: '' }),
    deploying: (token) => new HttpClient(app, { authorization: `Deploy ${token}` }),
    rows: (sql, params) => owner.query(sql, params),
    listen: () => app().getUrl(),
    databaseUrl: () => database.url,
    dataDirectory: () => dataDirectory,
  };
};
