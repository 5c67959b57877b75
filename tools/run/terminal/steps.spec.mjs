// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { createSteps } from './steps.mjs';

/** @param {Partial<NodeJS.WriteStream>} [terminal] */
function recorder(terminal = {}) {
  let written = '';
  const out = Object.assign(new PassThrough(), terminal);
  out.on('data', (chunk) => (written += chunk));
  return { steps: createSteps({ out: /** @type {any} */ (out) }), written: () => written };
}

describe('a step', () => {
  it('is one line with a mark and a note where nothing can be redrawn', async () => {
    const { steps, written } = recorder();
    await steps.step(
      'Build',
      (report) => report(0.5),
      () => 'up to date',
    );
    assert.equal(written(), '✓ Build  up to date\n');
  });

  it('is redrawn in place on a terminal, and ends as one line', async () => {
    const { steps, written } = recorder({ isTTY: true, columns: 80 });
    await steps.step('Build', () => {});
    const states = stripVTControlCharacters(written()).split('\r');
    assert.match(states.at(-2) ?? '', /^. Build/);
    assert.equal(states.at(-1), '✓ Build\n');
  });

  it('shares the line of a terminal with a parallel step', async () => {
    const { steps, written } = recorder({ isTTY: true, columns: 80 });
    await Promise.all([steps.step('Lint', () => {}), steps.step('Format', () => {})]);
    const states = stripVTControlCharacters(written()).split('\r');
    assert.ok(
      states.some((state) => /^. Lint {5}Format/.test(state)),
      states.join('|'),
    );
    assert.deepEqual(states.slice(-2), ['✓ Lint\n', '✓ Format\n']);
  });

  it('is marked as failed, and rethrows the failure', async () => {
    const { steps, written } = recorder();
    const fail = () => Promise.reject(new Error('no'));
    await assert.rejects(steps.step('Build', fail), /no/);
    assert.equal(written(), '✗ Build\n');
  });
});
