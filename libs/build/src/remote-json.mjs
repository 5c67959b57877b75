// @ts-check
/** Reads and validates the `remote.json` of a remote's sources (`remote.schema.json` of contracts). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { Failure } from './failure.mjs';
import { here } from './installed.mjs';
import { libraryFile } from './platform.mjs';

/** @typedef {import('@taskloom/contracts').RemoteSource} RemoteSource */

export const schemaFile = () => libraryFile(here, 'contracts', 'remote.schema.json');

/** @type {import('ajv').ValidateFunction | undefined} */
let compiled;

/** Loaded at the first use: `npm run dev` imports this file before the packages are installed. */
function validator() {
  /** @type {typeof import('ajv/dist/2020.js')} */
  const { Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020.js');
  return new Ajv2020().compile(JSON.parse(readFileSync(schemaFile(), 'utf8')));
}

/** @param {import('ajv').ErrorObject} error */
function describe({ keyword, instancePath, params, propertyName, message }) {
  const name = params.missingProperty ?? params.additionalProperty ?? propertyName ?? [];
  const field = instancePath.split('/').slice(1).concat(name).join('.');
  if (keyword === 'required') return `${field} is missing`;
  if (keyword === 'additionalProperties') return `${field} is unknown`;
  if (keyword === 'enum') return `${field} must be one of ${params.allowedValues.join(', ')}`;
  return `${field} ${message}`;
}

/** The first error in a `remote.json`; undefined when it is valid. @param {unknown} document */
export function errorIn(document) {
  const validate = (compiled ??= validator());
  const [error] = validate(document) ? [] : (validate.errors ?? []);
  return error && describe(error);
}

/**
 * @param {string} folder of the remote
 * @returns {Omit<RemoteSource, '$schema'>}
 * @throws {Failure} with the first error
 */
export function readRemoteJson(folder) {
  const path = join(folder, 'remote.json');
  /** @type {RemoteSource} */
  const document = JSON.parse(readFileSync(path, 'utf8'));
  const error = errorIn(document);
  if (error) throw new Failure(`${relative(process.cwd(), path)} is not valid: ${error}.`);
  const { $schema: _schema, ...source } = document;
  return source;
}
