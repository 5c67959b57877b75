// @ts-check
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { Failure } from '../../run/terminal/failure.mjs';
import { nextOrder, objectionTo, versionsIn } from './workspace.mjs';

const templates = fileURLToPath(new URL('./template', import.meta.url));

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
const json = (/** @type {unknown} */ value) => JSON.stringify(value, null, 2);

/** @param {string} root @param {string} name @param {string} [isolation] */
function valuesFor(root, name, isolation) {
  const words = name.split('-');
  const { dependencies, requires } = versionsIn(root);
  return {
    __name__: name,
    __Name__: words.map(capital).join(''),
    __title__: words.map(capital).join(' '),
    __order__: String(nextOrder(root)),
    __dependencies__: json(dependencies),
    __requires__: json(requires),
    __isolation__: isolation ? `"isolation": ${json(isolation)},` : '',
  };
}

/** @param {string} text @param {Record<string, string>} values */
const fill = (text, values) => text.replace(/__[A-Za-z]+__/g, (mark) => values[mark] ?? mark);

/**
 * Writes a new remote into `apps/<name>-mfe`: it builds, passes its own test, and appears in the shell's navigation.
 * @param {{ root: string, name: string, isolation?: string }} what `isolation`: `frame` for a remote that runs in a frame
 * @returns {Promise<string[]>} the files, relative to the root
 */
export async function generateRemote({ root, name, isolation }) {
  if (isolation !== undefined && isolation !== 'frame')
    throw new Failure(`--isolation can only be frame, but is "${isolation}".`);
  const objection = objectionTo(root, name);
  if (objection) throw new Failure(objection);
  const values = valuesFor(root, name, isolation);
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.txt'),
  );
  const written = files.map(async (template) => {
    const path = join('apps', `${name}-mfe`, fill(template.slice(0, -'.txt'.length), values));
    const target = join(root, path);
    const text = fill(readFileSync(join(templates, template), 'utf8'), values);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await format(text, { ...(await resolveConfig(target)), filepath: target }));
    return path;
  });
  return (await Promise.all(written)).sort();
}
