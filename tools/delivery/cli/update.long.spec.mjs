// @ts-check
/** A repository of an older platform, lifted to the one that is installed in it. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, it } from 'node:test';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';
import { root } from '../../run/prepare/root.mjs';
import { update } from './update.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-update-'));
const versions = { contracts: '1.42.0', client: '1.26.0', ui: '1.18.0' };

/** @param {string} path @param {string | object} content */
function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}
const read = (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8');

/* eslint-disable terms/api -- These sources use the former names. */
const OLD = {
  'src/page.tsx': `import { answeredAhead, type Ahead, useGetTasksQuery } from '@taskloom/sdk/contracts/rtk';
import { Late } from '@taskloom/sdk/client';

const kept: { answeredAhead: Ahead } = { answeredAhead };
export const ask = (Late: string) => [Late, kept.answeredAhead];
export const Page = () => <Late onFail={() => answeredAhead('/x')}>{useGetTasksQuery('p').status}</Late>;
export { answeredAhead };
`,
  'src/state.ts': `import { outboxReducer as queue, outboxEmptied } from '@taskloom/sdk/contracts/rtk';
const offlineQueueEmptied = 1;
export const state = { queue, outboxEmptied, offlineQueueEmptied };
export { type OutboxState } from '@taskloom/sdk/contracts/rtk';
`,
  'src/own.ts': `import { Late } from './late';
import { answeredAhead } from 'elsewhere';
export const own = [Late, answeredAhead];
`,
};
const NEW = {
  'src/page.tsx': `import { prefetchedAnswer, type Prefetched, useGetTasksQuery } from '@taskloom/sdk/contracts/rtk';
import { LazyBoundary } from '@taskloom/sdk/client';

const kept: { answeredAhead: Prefetched } = { answeredAhead: prefetchedAnswer };
export const ask = (Late: string) => [Late, kept.answeredAhead];
export const Page = () => <LazyBoundary onFail={() => prefetchedAnswer('/x')}>{useGetTasksQuery('p').status}</LazyBoundary>;
export { prefetchedAnswer as answeredAhead };
`,
  'src/state.ts': `import { offlineQueueReducer as queue, offlineQueueEmptied as outboxEmptied } from '@taskloom/sdk/contracts/rtk';
const offlineQueueEmptied = 1;
export const state = { queue, outboxEmptied, offlineQueueEmptied };
export { type OfflineQueueState as OutboxState } from '@taskloom/sdk/contracts/rtk';
`,
  'src/own.ts': OLD['src/own.ts'],
};
/* eslint-enable terms/api */

before(() => {
  write('package.json', { dependencies: { '@taskloom/sdk': 'file:sdk.tgz' } });
  write('remote.json', {
    name: 'reports',
    requires: { contracts: '^1.9.0', client: '^1.6.0', ui: '^1.0.0' },
  });
  write('node_modules/@taskloom/sdk/package.json', { version: '1.84.0', taskloom: versions });
  symlinkSync(join(root, 'node_modules/typescript'), join(folder, 'node_modules/typescript'));
  for (const [path, code] of Object.entries(OLD)) write(path, code);
});
after(() => removeFolder(folder));

it('requires the versions of the SDK and renames what the platform has renamed, in every file', async () => {
  /** @type {string[]} */
  const output = [];
  const steps = /** @type {any} */ ({
    step: (/** @type {string} */ _what, /** @type {() => Promise<void>} */ work) => work(),
    say: (/** @type {string} */ line) => output.push(line),
  });
  const result = await update(steps, { name: 'reports', folder });
  assert.equal(JSON.parse(read('remote.json')).requires.contracts, '^1.42.0');
  for (const [path, code] of Object.entries(NEW)) assert.equal(read(path), code);
  assert.ok(output.includes('src/page.tsx: Late is LazyBoundary now.'), output.join('\n'));
  assert.equal(result.renamed.length, 6);
  assert.deepEqual((await update(steps, { name: 'reports', folder })).renamed, []);
});
