// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expiryWarning } from './token-expiry.mjs';
import { expiryOf, warningsAbout } from './tokens.mjs';

const NOW = Date.parse('2026-06-01T12:00:00.000Z');
/** @param {string | null} expiresAt @param {string | null} [revokedAt] */
const aToken = (expiresAt, revokedAt = null) => ({
  _id: '0197',
  remote: 'calendar',
  name: 'ci',
  createdAt: '2026-01-01T00:00:00.000Z',
  usedAt: null,
  expiresAt,
  revokedAt,
});

describe('the list of deploy tokens', () => {
  it('warns of a token that expires within 14 days, and of no later one', () => {
    const soon = aToken('2026-06-15T12:00:00.000Z');
    const later = aToken('2026-06-15T12:00:00.001Z');
    assert.equal(expiryOf(soon, NOW), 'expires 2026-06-15');
    assert.match(
      warningsAbout([soon], NOW).join(),
      /"ci" for calendar expires on 2026-06-15.*token create calendar/,
    );
    assert.deepEqual(warningsAbout([later], NOW), []);
  });

  it('shows expired tokens and tokens without an expiry, and omits revoked ones', () => {
    assert.equal(expiryOf(aToken('2026-05-31T00:00:00.000Z'), NOW), 'expired 2026-05-31');
    assert.match(
      warningsAbout([aToken('2026-05-31T00:00:00.000Z')], NOW).join(),
      /has expired.*token create calendar/,
    );
    assert.equal(expiryOf(aToken(null), NOW), 'no expiry');
    assert.match(warningsAbout([aToken(null)], NOW).join(), /never expires.*revoke this one \(0197\)/);
    assert.equal(expiryOf(aToken(null, '2026-05-01T00:00:00.000Z'), NOW), 'revoked 2026-05-01');
    assert.deepEqual(warningsAbout([aToken(null, '2026-05-01T00:00:00.000Z')], NOW), []);
  });
});

describe('a deployment', () => {
  it('warns of its token from 14 days before it expires, and not before', () => {
    assert.match(
      expiryWarning('2026-06-15T12:00:00.000Z', 'calendar', NOW) ?? '',
      /expires on 2026-06-15, within 14 days: .*token create calendar/,
    );
    assert.equal(expiryWarning('2026-06-15T12:00:00.001Z', 'calendar', NOW), undefined);
    assert.equal(expiryWarning(null, 'calendar', NOW), undefined);
  });
});
