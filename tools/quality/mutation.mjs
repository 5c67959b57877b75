// @ts-check
/**
 * Removes each guard of the API, one at a time, and expects a test to fail: `npm run test:mutation`. `--shard 1/4` runs a
 * quarter, `--only TEXT` the mutants with the text in path, kind or line, `--list` lists them. Exits with 1 when one survives.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { equivalentBecause } from './mutation/equivalent.mjs';
import { allMutants } from './mutation/mutants.mjs';
import { startPostgres } from '../run/postgres/index.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const jest = join(root, 'node_modules/jest/bin/jest.js');
const config = join(root, 'tools/quality/mutation/jest.config.mjs');

const PERMISSIONS = ['test/permissions/parents', 'test/permissions/sockets'];

/** The spec files that can detect the mutant, the most likely first. @param {import('./mutation/mutants.mjs').Mutant} mutant */
const specsFor = ({ file }) => {
  if (file.startsWith('libs/contracts/')) return [['permissions.spec']];
  const own = /src\/(modules\/[\w-]+|realtime|platform\/http\/idempotency)\//.exec(file)?.[1] ?? 'src';
  const first = file.includes('realtime/')
    ? [PERMISSIONS[1] ?? '']
    : /repository|statements/.test(file)
      ? [PERMISSIONS[0] ?? '']
      : [];
  return [
    ...(first.length > 0 ? [first] : []),
    [`src/${own}/`],
    ...(own === 'realtime' ? [['test/hostile/flood']] : []),
    ['src/modules/notifications', 'test/permissions/parents', 'test/permissions/permissions'],
  ];
};

/**
 * @param {import('./mutation/mutants.mjs').Mutant} mutant @param {string[]} specs @param {string} database
 * @returns {Promise<string | undefined>} the failed test and its message
 */
const firstFailure = ({ file, line, to }, specs, database) =>
  new Promise((resolve, reject) => {
    const workspace = file.split('/').slice(0, 2).join('/');
    const env = {
      ...process.env,
      MUTATED: workspace,
      MUTANT: JSON.stringify({ path: join(root, file), line, to }),
      TEST_DATABASE_URL: database,
    };
    const run = spawn(
      process.execPath,
      [jest, '-c', config, '--runInBand', '--silent', '--passWithNoTests', ...specs],
      { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let output = '';
    run.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    run.on('error', reject).on('close', (code) => {
      resolve(code === 0 ? undefined : (/KILLED BY (.*)/.exec(output)?.[1] ?? `exit code ${code}`));
    });
  });

/** @param {import('./mutation/mutants.mjs').Mutant} mutant @param {string} database */
const killer = async (mutant, database) => {
  for (const specs of specsFor(mutant)) {
    const failure = await firstFailure(mutant, specs, database);
    if (failure) return failure;
  }
};

/** Runs the specs without a mutant first, because a test that fails anyway would kill every mutant. @param {import('./mutation/mutants.mjs').Mutant[]} mutants @param {string} database */
const requireGreen = async (mutants, database) => {
  const groups = new Map(
    mutants.map((mutant) => {
      const specs = specsFor(mutant).flat();
      return [specs.join(), { mutant: { ...mutant, to: mutant.from }, specs }];
    }),
  );
  for (const { mutant, specs } of groups.values()) {
    const failure = await firstFailure(mutant, specs, database);
    if (failure) throw new Error(`Failing without any mutant: ${specs.join(' ')}: ${failure}`);
  }
};

/** @param {import('./mutation/mutants.mjs').Mutant} mutant */
const named = ({ file, line, kind, from, to }) =>
  `${kind.padEnd(16)} ${file}:${line}\n    - ${from.trim()}\n    + ${to.trim()}`;

const main = async () => {
  const { values } = parseArgs({
    options: {
      shard: { type: 'string', default: '1/1' },
      only: { type: 'string' },
      list: { type: 'boolean' },
      check: { type: 'boolean' },
    },
  });
  const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
  const { only = '' } = values;
  const chosen = allMutants()
    .filter((mutant) => `${mutant.kind} ${mutant.file}:${mutant.line} ${mutant.from}`.includes(only))
    .filter((_, at) => at % shards === shard - 1);
  const mutants = chosen.filter((mutant) => !equivalentBecause(mutant));
  if (values.list)
    return console.log(
      [...chosen.map(named), `${chosen.length} mutants, ${mutants.length} to kill`].join('\n'),
    );
  const dataDir = mkdtempSync(join(tmpdir(), 'taskloom-mutation-'));
  const { url, stop } = await startPostgres({ dataDir, fsync: false });
  const cleanUp = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
  }
  /** @type {Record<string, { killed: number, survived: number }>} */
  const table = {};
  const started = Date.now();
  try {
    if (values.check) await requireGreen(mutants, url);
    for (const mutant of mutants) {
      const row = (table[mutant.kind] ??= { killed: 0, survived: 0 });
      const began = Date.now();
      const by = await killer(mutant, url);
      row[by ? 'killed' : 'survived']++;
      const took = Math.round((Date.now() - began) / 1_000);
      console.log(
        `${by ? 'killed' : 'SURVIVED'} after ${took} s: ${named(mutant)}${by ? `\n    by ${by}` : ''}`,
      );
    }
  } finally {
    await cleanUp();
  }
  console.table(table);
  const survived = Object.values(table).reduce((sum, row) => sum + row.survived, 0);
  const seconds = Math.round((Date.now() - started) / 1_000);
  console.log(
    `${mutants.length} mutants, ${mutants.length - survived} killed, ${survived} survived; ${chosen.length - mutants.length} change nothing; ${seconds} s`,
  );
  if (survived > 0) process.exitCode = 1;
};

await main();
