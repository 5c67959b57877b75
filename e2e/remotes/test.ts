import { expect, given, test as base } from '../commands/test.js';

/** Like the other tests, but these break things on purpose, so errors on the console are expected. */
export const test = base.extend({
  complaints: async ({}, use) => use([]),
});
export { expect, given };
