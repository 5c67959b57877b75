import { expect, given, test as base } from '../commands/test.js';

/** As in the journeys, but here things break on purpose, and the browser says so on its console. */
export const test = base.extend({
  complaints: async ({}, use) => use([]),
});
export { expect, given };
