import { parse } from 'content-type';

/** Longer than any client sends for JSON; longer values are not parsed. */
const MAX_LENGTH = 256;

/** Whether a Content-Type header names JSON (`application/json`, `application/…+json`) in UTF-8. */
export const isJsonType = (header: string): boolean => {
  if (header.length > MAX_LENGTH) return false;
  const { type, parameters } = parse(header);
  const isJson = type === 'application/json' || (type.startsWith('application/') && type.endsWith('+json'));
  const { charset = 'utf-8' } = parameters;
  return isJson && ['utf-8', 'utf8'].includes(charset.toLowerCase());
};
