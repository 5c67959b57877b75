// @ts-check
/** Compares two versions of a schema. A change may break clients that send it but not those that read it, and vice versa. */

/**
 * @typedef {Record<string, any>} Json
 * @typedef {{ breaking: boolean, what: string }} Change
 * @typedef {'request' | 'answer'} Direction
 * @typedef {{ before: Json, after: Json, seen: Set<string> }} Documents the complete documents, to resolve references
 */

/** Constraints that become stricter with a lower value, and those that become stricter with a higher one. */
const UPPER_LIMITS = ['maxLength', 'maximum', 'maxItems', 'maxProperties'];
const LOWER_LIMITS = ['minLength', 'minimum', 'minItems', 'minProperties'];

/** @param {Json} document @param {Json} schema @returns {Json} */
const follow = (document, schema) => {
  if (typeof schema.$ref !== 'string') return schema;
  const [, ...keys] = schema.$ref.split('/');
  return keys.reduce((found, key) => found[key], document);
};

/**
 * @param {Documents} documents
 * @param {Direction} direction
 * @param {string} at the location, for messages
 * @param {Json} before
 * @param {Json} after
 * @returns {Change[]}
 */
export function schemaChanges(documents, direction, at, before, after) {
  const names = [before.$ref, after.$ref].map((ref) => ref?.split('/').at(-1));
  if (names[0] && names[1]) {
    const key = `${direction} ${names.join(' ')}`;
    if (documents.seen.has(key)) return [];
    documents.seen.add(key);
  }
  const place = names[0] ?? at;
  const [old, now] = [follow(documents.before, before), follow(documents.after, after)];
  return [
    ...typeChanges(direction, place, old, now),
    ...limitChanges(direction, place, old, now),
    ...propertyChanges(documents, direction, place, old, now),
    ...partChanges(documents, direction, place, old, now),
  ];
}

/** @param {Direction} direction @param {string} at @param {Json} old @param {Json} now @returns {Change[]} */
function typeChanges(direction, at, old, now) {
  const changes = ['type', 'format', 'pattern']
    .filter((key) => old[key] !== now[key])
    .map((key) => ({ breaking: true, what: `${at}: ${key} was ${old[key]} and is ${now[key]}` }));
  if (Boolean(old.nullable) !== Boolean(now.nullable)) {
    const breaking = Boolean(now.nullable) === (direction === 'answer');
    changes.push({ breaking, what: `${at}: ${now.nullable ? 'may' : 'may not'} be null now` });
  }
  /** @type {[unknown[] | undefined, unknown[] | undefined]} */
  const [values, nowValues] = [old.enum, now.enum];
  const gone = nowValues ? (values ?? ['anything']).filter((value) => !nowValues.includes(value)) : [];
  const added = (nowValues ?? []).filter((value) => !values?.includes(value));
  if (gone.length > 0) changes.push({ breaking: direction === 'request', what: `${at}: no longer ${gone}` });
  if (values && added.length > 0) changes.push({ breaking: false, what: `${at}: also ${added}` });
  if (values && !nowValues) changes.push({ breaking: direction === 'answer', what: `${at}: any value now` });
  return changes;
}

/** @param {Direction} direction @param {string} at @param {Json} old @param {Json} now @returns {Change[]} */
function limitChanges(direction, at, old, now) {
  const narrower = (/** @type {string} */ key) =>
    UPPER_LIMITS.includes(key)
      ? (now[key] ?? Infinity) < (old[key] ?? Infinity)
      : (now[key] ?? -Infinity) > (old[key] ?? -Infinity);
  return [...UPPER_LIMITS, ...LOWER_LIMITS]
    .filter((key) => old[key] !== now[key])
    .map((key) => ({
      breaking: direction === 'request' && narrower(key),
      what: `${at}: ${key} was ${old[key]} and is ${now[key]}`,
    }));
}

/**
 * @param {Documents} documents
 * @param {Direction} direction
 * @param {string} at
 * @param {Json} old
 * @param {Json} now
 * @returns {Change[]}
 */
function propertyChanges(documents, direction, at, old, now) {
  const [fields, nowFields] = [old.properties ?? {}, now.properties ?? {}];
  const isRequired = (/** @type {Json} */ schema, /** @type {string} */ key) =>
    Boolean(schema.required?.includes(key));
  return [...new Set([...Object.keys(fields), ...Object.keys(nowFields)])].flatMap((key) => {
    const place = `${at}.${key}`;
    if (!(key in nowFields)) return [{ breaking: true, what: `${place}: removed` }];
    const required = isRequired(now, key);
    if (!(key in fields)) {
      const breaking = direction === 'request' && required;
      return [{ breaking, what: `${place}: added${required ? ', required' : ''}` }];
    }
    const changes = schemaChanges(documents, direction, place, fields[key], nowFields[key]);
    if (isRequired(old, key) === required) return changes;
    const breaking = required === (direction === 'request');
    return [{ breaking, what: `${place}: ${required ? 'required' : 'optional'} now` }, ...changes];
  });
}

/**
 * Compares the items of an array, and the schemas of `oneOf`, `anyOf` and `allOf`.
 *
 * @param {Documents} documents
 * @param {Direction} direction
 * @param {string} at
 * @param {Json} old
 * @param {Json} now
 * @returns {Change[]}
 */
function partChanges(documents, direction, at, old, now) {
  const items =
    old.items && now.items ? schemaChanges(documents, direction, `${at}[]`, old.items, now.items) : [];
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => {
    const [list, nowList] = [old[key] ?? [], now[key] ?? []];
    if (list.length !== nowList.length) {
      return [{ breaking: true, what: `${at}: ${key} had ${list.length} shapes and has ${nowList.length}` }];
    }
    return list.flatMap((/** @type {Json} */ part, /** @type {number} */ n) =>
      schemaChanges(documents, direction, `${at} (${key} ${n + 1})`, part, nowList[n]),
    );
  });
  return [...items, ...parts];
}
