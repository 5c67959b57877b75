#!/usr/bin/env node
// @ts-check
/** Creates the repository of a remote: npm create taskloom-remote reports. It uses nothing but Node. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const templates = fileURLToPath(new URL('./template', import.meta.url));

/** Written when this package is packed. @type {{ packages: Record<string, string>, requires: Record<string, string>, versions: Record<string, string> }} */
const { packages, requires, versions } = JSON.parse(
  readFileSync(new URL('./versions.json', import.meta.url), 'utf8'),
);

const HELP = `Creates the repository of a remote for Taskloom.

  npm create taskloom-remote reports

  --isolation frame   run it in a frame without access to the page, for installations that don't know its code
  --packages FOLDER   take the packages of the platform from archives in this folder`;

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Ranges of the packages, or their archives in a folder. @param {string} [folder] */
function platform(folder) {
  if (folder === undefined) return packages;
  const names = readdirSync(folder);
  return Object.fromEntries(
    Object.keys(packages).map((name) => {
      const start = `${name.replace('@', '').replace('/', '-')}-`;
      const file = names.find((each) => each.startsWith(start) && each.endsWith('.tgz'));
      return file
        ? [name, `file:${join(resolve(folder), file)}`]
        : refuse(`There is no ${name} in ${folder}.`);
    }),
  );
}

/** @param {string} name @param {Record<string, string>} from @param {string} [isolation] */
function valuesFor(name, from, isolation) {
  const words = name.split('-');
  return {
    __name__: name,
    __Name__: words.map(capital).join(''),
    __title__: words.map(capital).join(' '),
    __requires__: JSON.stringify(requires),
    __isolation__: isolation ? `\n  "isolation": "${isolation}",` : '',
    ...Object.fromEntries(
      Object.entries({ ...versions, ...from }).map(([key, version]) => [`__version:${key}__`, version]),
    ),
  };
}

/** @param {string} text @param {Record<string, string>} values */
const fill = (text, values) => text.replace(/__[\w:@/-]+?__/g, (mark) => values[mark] ?? mark);

/** @param {string} path */
const unpacked = (path) => path.replace(/\.txt$/, '').replace(/^(github|gitignore)/, '.$1');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    packages: { type: 'string' },
    isolation: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [name = ''] = positionals;
if (options.help) console.log(HELP);
else if (options.isolation !== undefined && options.isolation !== 'frame')
  refuse(`--isolation can only be frame, but is "${options.isolation}".`);
else if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  refuse('Name the remote by lowercase words joined by hyphens: npm create taskloom-remote reports');
else if (existsSync(name)) refuse(`There is already a folder ${name}.`);
else {
  const values = valuesFor(name, platform(options.packages), options.isolation);
  for (const entry of readdirSync(templates, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const path = fill(unpacked(source.slice(templates.length + 1)), values);
    const target = join(name, path);
    mkdirSync(dirname(target), { recursive: true });
    if (!source.endsWith('.txt')) cpSync(source, target);
    else writeFileSync(target, fill(readFileSync(source, 'utf8'), values));
  }
  console.log(`${name} is ready:

  cd ${name}
  npm install
  npm run standalone      it runs alone, with sample data
  npm run check           types, lint and tests
  npx taskloom deploy     with TASKLOOM_URL and DEPLOY_TOKEN of an installation`);
}
