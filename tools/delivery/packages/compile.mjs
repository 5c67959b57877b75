// @ts-check
/** Compiles libraries, file by file, to scripts and declarations that import each other as `@taskloom/sdk`. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { root } from '../../run/prepare/root.mjs';
import { runChild, succeeded } from '../../run/terminal/child.mjs';
import { replaceSpecifiers } from './specifiers.mjs';

/** The libraries that the SDK contains, under their names in this repository. */
export const OURS = /^@taskloom\/(contracts|client|ui)(?=\/|$)/;

/** @param {Record<string, string>} targets the folder for each library */
export async function compileTo(targets) {
  const compiled = mkdtempSync(join(tmpdir(), 'taskloom-compiled-'));
  try {
    await compile(Object.keys(targets), compiled);
    for (const [library, target] of Object.entries(targets)) {
      const from = join(compiled, library, 'src');
      for (const path of filesIn(from)) place(from, path, target);
    }
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
}

/** Types are checked elsewhere. @param {string[]} libraries @param {string} outDir */
async function compile(libraries, outDir) {
  const config = join(outDir, 'tsconfig.json');
  const folder = (/** @type {string} */ library) => join(root, 'libs', library, 'src');
  const settings = {
    extends: join(root, 'tsconfig.browser.json'),
    compilerOptions: {
      ...{ noEmit: false, noCheck: true, declaration: true, allowJs: false },
      ...{ rootDir: join(root, 'libs'), outDir, types: [] },
    },
    files: [join(root, 'libs/build/assets.d.ts')],
    include: libraries.map(folder),
    exclude: libraries.flatMap((library) => [`${folder(library)}/**/*.spec.*`, `${folder(library)}/test`]),
  };
  writeFileSync(config, JSON.stringify(settings));
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  const ended = await runChild(process.execPath, [compiler, '-p', config], { cwd: root });
  succeeded(ended, 'The libraries could not be compiled.');
}

/** @param {string} from @param {string} path @param {string} target */
function place(from, path, target) {
  if (!/\.(js|d\.ts|json)$/.test(path)) return;
  const text = readFileSync(join(from, path), 'utf8');
  mkdirSync(dirname(join(target, path)), { recursive: true });
  if (path.endsWith('.json'))
    return writeFileSync(join(target, `${path}.js`), `export default ${text.trim()};\n`);
  const code = replaceSpecifiers(text, (name) => {
    if (OURS.test(name)) return name.replace('@taskloom/', '@taskloom/sdk/');
    if (!name.startsWith('.')) return name;
    if (/\.module\.css$|\.json$/.test(name)) return `${name}.js`;
    if (name.endsWith('.css')) return null;
    return fullName(join(from, dirname(path)), name);
  });
  writeFileSync(join(target, path), code);
}

/** Node and TypeScript need the whole file name. @param {string} folder @param {string} name */
function fullName(folder, name) {
  const bare = name.replace(/\.js$/, '');
  return existsSync(join(folder, `${bare}.js`)) ? `${bare}.js` : `${bare}/index.js`;
}

/** @param {string} folder */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
