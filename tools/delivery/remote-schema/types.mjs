// @ts-check
/**
 * Generates the types of `remote.json` from its schema, so that both have one definition.
 * Usage: npm run remote-types
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFromFile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import { root } from '../../run/prepare/root.mjs';
import { writeExtensionPoints } from './extension-points.mjs';

const SCHEMA = join(root, 'libs/contracts/remote.schema.json');
const TYPES = join(root, 'libs/contracts/src/remote-json.ts');

const BANNER =
  '// Generated from remote.schema.json by npm run remote-types. Change the schema, never this file.';

/** Where a definition is used; the types show it already. */
const REFERENCES = /\n \*\n \* This interface was referenced by .*\n \* via the `definition` "\w+"\./g;
/** A comment of one line, which is written in one. */
const ONE_LINE = /\/\*\*\n *\* ([^\n]*)\n *\*\//g;
export async function generateTypes(schema = SCHEMA) {
  const types = await compileFromFile(schema, {
    additionalProperties: false,
    bannerComment: BANNER,
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
  const text = await format(types, { ...(await resolveConfig(TYPES)), parser: 'typescript' });
  return text.replaceAll(REFERENCES, '').replaceAll(ONE_LINE, '/** $1 */');
}

export const committedTypes = () => readFileSync(TYPES, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeExtensionPoints();
  writeFileSync(TYPES, await generateTypes());
}
