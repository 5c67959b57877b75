// @ts-check
import { join } from 'node:path';
import node from '../../tools/quality/jest/node.mjs';

/** `JEST_SUITE=unit` runs what needs no database, `api` what does; without it both run. */
const suite = process.env.JEST_SUITE;
/** Groups of specs, which run instead of the specs themselves. */
const groups = process.env.JEST_GROUPS && join(process.env.JEST_GROUPS, 'api');
const withDatabase = ['http', 'service', 'repository', 'database'];
const names = suite === 'api' ? `*.{${withDatabase.join(',')}}.spec.ts` : '*.spec.ts';

/** @type {import('jest').Config} */
const config = {
  ...node,
  // The name of its cache. By default, it depends on the project's place in the list of projects, which differs between stages.
  id: 'api',
  ...(groups
    ? { roots: [...(node.roots ?? []), groups], testMatch: [`${groups}/*.spec.cjs`] }
    : { testMatch: [`<rootDir>/{src,test,migrations}/**/${names}`] }),
  ...(suite === 'unit'
    ? { testPathIgnorePatterns: [`\\.(${withDatabase.join('|')})\\.spec\\.ts$`] }
    : {
        globalSetup: '<rootDir>/test/database/start-postgres.mjs',
        globalTeardown: '<rootDir>/test/database/stop-postgres.mjs',
      }),
};

export default config;
