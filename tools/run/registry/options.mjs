// @ts-check
/** Parsers of command-line options. */
import { InvalidArgumentError } from 'commander';
import { validateStrict } from 'compare-versions';

/** @param {string} text */
export function percent(text) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 100) return number;
  throw new InvalidArgumentError('It must be a whole number from 0 to 100.');
}

/** @param {string} text */
export function channel(text) {
  if (text === 'production' || text === 'preview') return text;
  throw new InvalidArgumentError('It must be production or preview.');
}

/** @param {string} text */
export function version(text) {
  if (validateStrict(text)) return text;
  throw new InvalidArgumentError('It must be a semantic version, such as 1.4.0-pr.12.');
}

/** @param {string} text */
export function days(text) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 3650) return number;
  throw new InvalidArgumentError('It must be a whole number from 1 to 3650.');
}

/** The API checks which ones there are. @param {string} text */
export const rights = (text) => text.split(',').map((right) => right.trim());
