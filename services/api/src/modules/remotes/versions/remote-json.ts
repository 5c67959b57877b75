import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isRecord, REMOTE_FILE, type RemoteArtefact } from '@taskloom/contracts';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { validateStrict } from 'compare-versions';
import { invalidField } from '../../../platform/http/index.js';
import { REVOKED } from '../artefacts/artefact-routes.js';
import { contentTypeOf } from '../artefacts/content-types.js';

type Json = Record<string, unknown>;

/** The parts of a schema definition that this file reads. */
interface Definition {
  $ref?: string;
  properties?: Record<string, Definition>;
  items?: Definition;
}

const require = createRequire(import.meta.url);
const schema: { $defs: Record<string, Definition> } = JSON.parse(
  readFileSync(require.resolve('@taskloom/contracts/remote.schema.json'), 'utf8'),
);
const ARTEFACT = '#/$defs/RemoteArtefact';
let compiled: ValidateFunction<RemoteArtefact> | undefined;

/** Compiled for the first upload, because it would delay each start of a process. */
const artefactCheck = (): ValidateFunction<RemoteArtefact> =>
  (compiled ??= new Ajv2020().addSchema(schema, 'remote').compile({ $ref: `remote${ARTEFACT}` }));

const definitionOf = ({ $ref, ...rest }: Definition): Definition =>
  $ref === undefined ? rest : (schema.$defs[$ref.slice('#/$defs/'.length)] ?? rest);

/**
 * The value with its fields in the order of the schema, on which the content hash depends. In the objects of lists, unknown fields
 * are dropped, as for builds of earlier versions.
 */
const inOrder = (definition: Definition, value: unknown, inList = false): unknown => {
  const { properties, items } = definitionOf(definition);
  if (Array.isArray(value)) return items ? value.map((item: unknown) => inOrder(items, item, true)) : value;
  if (!properties || !isRecord(value)) return value;
  const known = Object.entries(properties).filter(([key]) => value[key] !== undefined);
  return {
    ...Object.fromEntries(known.map(([key, inner]) => [key, inOrder(inner, value[key])])),
    ...(!inList && Object.fromEntries(Object.entries(value).filter(([key]) => !(key in properties)))),
  };
};

/** The invalid field, such as `routes.0.path`; for an item that is a string, its list. */
const fieldOf = ({ keyword, instancePath, params, propertyName }: ErrorObject): string => {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name: unknown = params['missingProperty'] ?? params['additionalProperty'] ?? propertyName;
  if (typeof name === 'string') path.push(name);
  else if (/^\d+$/.test(path.at(-1) ?? '') && !(keyword === 'type' && params['type'] === 'object'))
    path.pop();
  return path.join('.');
};

const wrong = (field: string): Error => invalidField(field, `remote.json is not valid: look at ${field}.`);

/** Files that the registry writes; a build can't contain them. */
const OWN = ['remote.json', REVOKED];

export const isArtefactPath = (path: string): boolean =>
  REMOTE_FILE.test(path) && contentTypeOf(path) !== undefined && !OWN.includes(path);

/** @throws 400 that names what is wrong */
export const readRemoteJson = (body: Json): RemoteArtefact => {
  const artefact = inOrder({ $ref: ARTEFACT }, body);
  const isArtefact = artefactCheck();
  if (!isArtefact(artefact)) throw wrong(isArtefact.errors?.[0] ? fieldOf(isArtefact.errors[0]) : '');
  if (!validateStrict(artefact.version)) throw wrong('version');
  const strange = Object.keys(artefact.files).find((path) => !isArtefactPath(path));
  if (strange !== undefined) throw wrong(`files.${strange}`);
  if (!('mf-manifest.json' in artefact.files)) throw wrong('files.mf-manifest.json');
  return artefact;
};

/** Identical for two identical builds: everything except who built it and from which revision. */
export const contentHash = ({ tools: _tools, commit: _commit, files, ...rest }: RemoteArtefact): string => {
  const listed = Object.entries(files)
    .map(([path, { integrity }]) => `${path} ${integrity}`)
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([rest, listed]))
    .digest('hex');
};

/** The checksum of a file, as `remote.json` has it. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
