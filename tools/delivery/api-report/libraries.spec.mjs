// @ts-check
/** The public API that remotes were built for is unchanged, or the version reflects the change. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLibrary } from './check.mjs';
import { LIBRARIES } from './declarations.mjs';

for (const library of LIBRARIES) {
  test(`${library} matches its report, or its version reflects the difference`, () => {
    const { demand, isCurrent } = checkLibrary(library);
    assert.equal(demand, null);
    assert.ok(
      isCurrent,
      `The public API of ${library} has changed. Run npm run api-report and commit the report.`,
    );
  });
}
