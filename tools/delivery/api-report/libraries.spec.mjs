// @ts-check
/** What remotes were built for stays as it is, or the version says that it doesn't. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLibrary } from './check.mjs';
import { LIBRARIES } from './declarations.mjs';

for (const library of LIBRARIES) {
  test(`${library} is what its report says, or its version tells the difference`, () => {
    const { demand, isCurrent } = checkLibrary(library);
    assert.equal(demand, null);
    assert.ok(
      isCurrent,
      `The public API of ${library} has changed. Run npm run api-report and commit what it writes.`,
    );
  });
}
