// @ts-check
/** Lists the changes between two OpenAPI documents and whether each breaks a client of the first. */
import { isDeepStrictEqual } from 'node:util';
import { schemaChanges } from './schema-changes.mjs';

/**
 * @typedef {import('./schema-changes.mjs').Json} Json
 * @typedef {import('./schema-changes.mjs').Change} Change
 * @typedef {import('./schema-changes.mjs').Documents} Documents
 */

const VERBS = ['get', 'post', 'put', 'patch', 'delete'];

/** @param {Json} before @param {Json} after @returns {Change[]} empty when both are equivalent */
export function changesBetween(before, after) {
  /** @type {Documents} */
  const documents = { before, after, seen: new Set() };
  const changes = [...new Set([...Object.keys(before.paths), ...Object.keys(after.paths)])].flatMap((path) =>
    VERBS.flatMap((verb) => {
      const [old, now] = [before.paths[path]?.[verb], after.paths[path]?.[verb]];
      const at = `${verb.toUpperCase()} ${path}`;
      if (!old && !now) return [];
      if (!now) return [{ breaking: true, what: `${at}: removed` }];
      if (!old) return [{ breaking: false, what: `${at}: added` }];
      return operationChanges(documents, at, old, now);
    }),
  );
  if (changes.length > 0 || isDeepStrictEqual(before, after)) return changes;
  return [{ breaking: false, what: 'Only descriptions or examples changed' }];
}

/** @param {Documents} documents @param {string} at @param {Json} old @param {Json} now @returns {Change[]} */
function operationChanges(documents, at, old, now) {
  const isPublic = (/** @type {Json} */ operation) => operation.security?.length === 0;
  const access =
    isPublic(old) === isPublic(now)
      ? []
      : [{ breaking: isPublic(old), what: `${at}: ${isPublic(now) ? 'public' : 'needs a session'} now` }];
  return [
    ...access,
    ...parameterChanges(documents, at, old.parameters ?? [], now.parameters ?? []),
    ...bodyChanges(documents, at, old.requestBody, now.requestBody),
    ...answerChanges(documents, at, old.responses, now.responses),
  ];
}

/** @param {Documents} documents @param {string} at @param {Json[]} old @param {Json[]} now @returns {Change[]} */
function parameterChanges(documents, at, old, now) {
  const byName = (/** @type {Json[]} */ list) =>
    new Map(list.map((parameter) => [`${parameter.in} parameter ${parameter.name}`, parameter]));
  const [known, nowKnown] = [byName(old), byName(now)];
  return [...new Set([...known.keys(), ...nowKnown.keys()])].flatMap((name) => {
    const place = `${at}: ${name}`;
    const [one, other] = [known.get(name), nowKnown.get(name)];
    if (!other) return [{ breaking: true, what: `${place}: removed` }];
    if (!one) {
      return [
        { breaking: Boolean(other.required), what: `${place}: added${other.required ? ', required' : ''}` },
      ];
    }
    const changes = schemaChanges(documents, 'request', place, one.schema ?? {}, other.schema ?? {});
    return !one.required && other.required
      ? [{ breaking: true, what: `${place}: required now` }, ...changes]
      : changes;
  });
}

/**
 * @param {Documents} documents
 * @param {string} at
 * @param {Json | undefined} old
 * @param {Json | undefined} now
 * @returns {Change[]}
 */
function bodyChanges(documents, at, old, now) {
  if (!old && !now) return [];
  if (!now) return [{ breaking: true, what: `${at}: no longer takes a body` }];
  if (!old) return [{ breaking: now.required !== false, what: `${at}: takes a body now` }];
  return contentChanges(documents, 'request', `${at}: body`, old.content ?? {}, now.content ?? {});
}

/** Error responses may be added and removed; removing a success response is breaking. @param {Documents} documents @param {string} at @param {Json} old @param {Json} now @returns {Change[]} */
function answerChanges(documents, at, old, now) {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((status) => {
    const place = `${at}: ${status}`;
    if (!now[status]) return [{ breaking: status.startsWith('2'), what: `${place}: removed` }];
    if (!old[status]) return [{ breaking: false, what: `${place}: added` }];
    return contentChanges(documents, 'answer', place, old[status].content ?? {}, now[status].content ?? {});
  });
}

/**
 * @param {Documents} documents
 * @param {import('./schema-changes.mjs').Direction} direction
 * @param {string} at
 * @param {Json} old
 * @param {Json} now
 * @returns {Change[]}
 */
function contentChanges(documents, direction, at, old, now) {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((type) => {
    const place = `${at} ${type}`;
    if (!now[type]) return [{ breaking: true, what: `${place}: removed` }];
    if (!old[type]) return [{ breaking: false, what: `${place}: added` }];
    return schemaChanges(documents, direction, place, old[type].schema ?? {}, now[type].schema ?? {});
  });
}
