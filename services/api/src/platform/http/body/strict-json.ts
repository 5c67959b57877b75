import { malformedBody } from '../errors/api-error.js';

const MAX_DEPTH = 12;
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/gs;

/**
 * A strict JSON.parse: refuses duplicate keys, deep nesting, keys of `Object.prototype`, and text that PostgreSQL or
 * UTF-8 can't represent.
 */
export const parseStrictJson = (text: string): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformedBody('The request body is not valid JSON.');
  }
  checkStructure(text);
  return value;
};

const checkStructure = (text: string): void => {
  const open: (Set<string> | null)[] = [];
  let lastText: string | undefined;
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null);
      if (open.length > MAX_DEPTH) throw malformedBody('The request body is nested too deeply.');
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (token === ':') {
      addKey(open.at(-1), lastText ?? '');
    } else {
      lastText = plainText(token);
    }
  }
};

const addKey = (keys: Set<string> | null | undefined, key: string): void => {
  // For example `toString`: a lookup by this name finds a value in any object.
  if (key in Object.prototype) throw malformedBody('The request body has a key that is not allowed.');
  if (keys?.has(key)) throw malformedBody('The request body names the same key twice.');
  keys?.add(key);
};

const plainText = (token: string): string => {
  const text: string = token.includes('\\') ? JSON.parse(token) : token.slice(1, -1);
  if (!isStorableText(text))
    throw malformedBody('The request body contains characters that are not allowed.');
  return text;
};

/** No NUL and no lone surrogate. */
export const isStorableText = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);
