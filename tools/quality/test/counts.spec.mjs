// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../../run/prepare/root.mjs';
import { asOne, ofJest, ofNodeTest, ofPlaywright } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-counts-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {boolean} ok @param {string} [output] */
const ended = (ok, output = '') => ({ ok, code: ok ? 0 : 1, signal: null, output });

/** @param {unknown} content */
function file(content) {
  const path = join(folder, 'result.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const jest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 1,
  numTodoTests: 0,
};

describe('counts', () => {
  it('count a check as one', () => {
    assert.deepEqual(asOne(ended(true)), { passed: 1, failed: 0 });
    assert.deepEqual(asOne(ended(false)), { passed: 0, failed: 1 });
  });

  it('read the result of Jest', () => {
    assert.deepEqual(ofJest(ended(true), file(jest)), { passed: 5, failed: 0, skipped: 1 });
  });

  it('accept a run of Jest without tests only when a change may affect no test', () => {
    const none = file({ ...jest, numPassedTests: 0, numPendingTests: 0, numTotalTests: 0 });
    assert.deepEqual(ofJest(ended(true), none, true), { passed: 0, failed: 0 });
    assert.equal(ofJest(ended(true), none).failed, 1);
  });

  it('count a file that Jest could not load', () => {
    assert.equal(ofJest(ended(false), file({ ...jest, numRuntimeErrorTestSuites: 2 })).failed, 2);
  });

  it('count a Jest that crashed without a result', () => {
    assert.equal(ofJest(ended(false), join(folder, 'none.json')).failed, 1);
  });

  it('count a Jest that failed after its tests', () => {
    assert.equal(ofJest(ended(false), file(jest)).failed, 1);
  });

  it('count a run without any test as failed', () => {
    assert.equal(ofJest(ended(true), file({ ...jest, numPassedTests: 0 })).failed, 1);
    assert.equal(ofNodeTest(ended(true, 'ℹ pass 0\nℹ fail 0')).failed, 1);
  });

  it('read the result of Playwright, and say of each test that passed on a retry why it failed before', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };
    /** @typedef {import('../conformance/results.mjs').PlaywrightAttempt} Attempt */
    const passed = /** @type {Attempt} */ ({ attachments: [] });
    const failed = /** @type {Attempt} */ ({
      error: {
        message: `Error: \u001b[2mtoBe\u001b[22m\n\n${'a line\n'.repeat(40)}`,
        location: { file: join(root, 'e2e/a.spec.ts'), line: 4 },
      },
      attachments: [
        { name: 'screenshot', path: join(root, 'test-results/e2e/a/test-failed-1.png') },
        { name: 'error-context', path: join(root, 'test-results/e2e/a/error-context.md') },
      ],
    });
    const spec = (/** @type {string} */ title, /** @type {string} */ status, results = [passed]) => ({
      title,
      tests: [{ status, results }],
    });
    const inner = {
      title: 'a card',
      specs: [spec('moves', 'flaky', [failed, passed]), spec('stays', 'expected')],
    };
    const suites = [{ title: 'a.spec.ts', specs: [spec('opens', 'unexpected')], suites: [inner] }];
    assert.deepEqual(ofPlaywright(ended(false), file({ stats, suites })), {
      passed: 8,
      failed: 1,
      skipped: 0,
      retried: [
        {
          title: 'a.spec.ts › a card › moves',
          failure: [
            'Error: toBe',
            ...Array(5).fill('a line'),
            'at e2e/a.spec.ts:4',
            'test-results/e2e/a/error-context.md',
          ],
        },
      ],
    });
  });

  it('read what node --test prints', () => {
    const output = [
      '▶ nginx',
      '  ﹣ forwards (0.12ms) # needs nginx-light',
      'ℹ tests 5\nℹ pass 2\nℹ fail 1\nℹ cancelled 1\nℹ skipped 1\nℹ todo 0',
    ].join('\n');
    assert.deepEqual(ofNodeTest(ended(false, output)), {
      passed: 2,
      failed: 2,
      skipped: 1,
      leftOut: ['forwards: needs nginx-light'],
    });
  });
});
