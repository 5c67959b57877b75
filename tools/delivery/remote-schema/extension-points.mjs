// @ts-check
/**
 * Writes what is generated from the list of extension points, so that it has one definition: the points of `remote.json`'s schema,
 * their versions for the shell, and docs/extension-points.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../run/prepare/root.mjs';

/**
 * @typedef {object} Point
 * @property {string} version
 * @property {'component' | 'function' | 'entry'} kind
 * @property {string} place where it is shown
 * @property {string} runs when its code runs
 * @property {string} fails what happens then
 * @property {string} [props] the interface of a component's props
 * @property {string} [request] the interface of a function's request
 * @property {string} [item] the interface of what a function returns a list of
 * @property {number} [most] items that are used
 */

const LIST = 'libs/contracts/extension-points.json';
const TYPES = 'libs/client/src/extensions/points.ts';
const SCHEMA = 'libs/contracts/remote.schema.json';
const VERSIONS = 'libs/contracts/src/extension-points.ts';
const DOCUMENT = 'docs/extension-points.md';
const TEMPLATE = 'tools/delivery/remote-schema/extension-points.md.txt';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

/** @param {string} path @param {string} text */
const formatted = async (path, text) =>
  format(text, { ...(await resolveConfig(join(root, path))), filepath: join(root, path) });

/** @returns {{ limitMs: number, points: Record<string, Point> }} */
export const readPoints = () => JSON.parse(read(LIST));

/** @param {ReturnType<typeof readPoints>} list */
function versionsOf({ limitMs, points }) {
  const entries = Object.entries(points).map(([name, { version, most }]) => {
    const limit = most === undefined ? '' : `, most: ${most}`;
    return `  '${name}': { version: '${version}'${limit} },`;
  });
  return `// Generated from extension-points.json by npm run remote-types. Change the list, never this file.

/** The places where remotes extend other screens, each with its version and the most items that a function returns. */
export const EXTENSION_POINTS = {
${entries.join('\n')}
} as const;
/** The name of an extension point (docs/extension-points.md). */
export type ExtensionPoint = keyof typeof EXTENSION_POINTS;

/** How long the function of an extension may take, milliseconds. */
export const EXTENSION_LIMIT_MS = ${limitMs};
`;
}

/** @param {ReturnType<typeof readPoints>} list */
function schemaOf({ points }) {
  const schema = JSON.parse(read(SCHEMA));
  schema.$defs.RemoteSourceExtension.properties.point.enum = Object.entries(points)
    .filter(([, { kind }]) => kind !== 'entry')
    .map(([name]) => name);
  return JSON.stringify(schema, null, 2);
}

/** The source of an interface. @param {string} types @param {string} name */
function sourceOf(types, name) {
  const [found] =
    new RegExp(`^export (interface ${name} \\{[^]*?^\\}|type ${name} = .*;)$`, 'm').exec(types) ?? [];
  if (!found) throw new Error(`${TYPES} has no ${name}.`);
  return found;
}

/** @param {string} types @param {[string, Point]} entry */
function chapterOf(types, [name, point]) {
  const { kind, version, place, runs, fails, props, request, item, most } = point;
  const code = [props, request, item]
    .filter((each) => each !== undefined)
    .map((each) => sourceOf(types, each));
  const returns = {
    component: `A component with \`${props}\`.`,
    function: `A function from \`${request}\` to a list of at most ${most?.toLocaleString('en')} \`${item}\`.`,
    entry: 'An entry of `remote.json`.',
  }[kind];
  return `## \`${name}\` ${version}

${place}

- **Code:** ${returns}
- **Runs when:** ${runs}
- **When it fails:** ${fails}
${code.length > 0 ? `\n\`\`\`ts\n${code.join('\n\n')}\n\`\`\`\n` : ''}`;
}

/** @param {ReturnType<typeof readPoints>} list */
function documentOf({ points, limitMs }) {
  const types = read(TYPES);
  const chapters = Object.entries(points).map((entry) => chapterOf(types, entry));
  return read(TEMPLATE)
    .replace('{{seconds}}', String(limitMs / 1000))
    .replace('{{points}}', () => chapters.join('\n'));
}

/** The generated files, by their path. @returns {Promise<Record<string, string>>} */
export async function generatedFiles(list = readPoints()) {
  const files = { [SCHEMA]: schemaOf(list), [VERSIONS]: versionsOf(list), [DOCUMENT]: documentOf(list) };
  const texts = await Promise.all(
    Object.entries(files).map(async ([path, text]) => [path, await formatted(path, text)]),
  );
  return Object.fromEntries(texts);
}

export async function writeExtensionPoints() {
  for (const [path, text] of Object.entries(await generatedFiles())) writeFileSync(join(root, path), text);
}
