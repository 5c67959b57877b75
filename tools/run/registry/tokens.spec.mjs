// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import { createProgram } from '../terminal/command-line.mjs';
import { createSteps } from '../terminal/steps.mjs';
import { moveCommands } from './move-commands.mjs';
import { registryClient } from './registry-client.mjs';
import { tokenCommands } from './token-commands.mjs';
import { expiryWarning } from './token-expiry.mjs';
import { expiryOf, warningsAbout } from './tokens.mjs';

const NOW = Date.parse('2026-06-01T12:00:00.000Z');
/** @param {string | null} expiresAt @param {string | null} [revokedAt] */
const aToken = (expiresAt, revokedAt = null) => ({
  _id: '0197',
  remote: 'calendar',
  name: 'ci',
  /** @type {import('@taskloom/contracts').DeployRight[]} */
  rights: ['publish', 'activate', 'rollback'],
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

  it('knows the rights of its token from each response; an earlier release names none, and there it has all', async () => {
    let rights = 'publish, rollback';
    const server = createServer((_request, response) => {
      if (rights) response.setHeader('deploy-token-rights', rights);
      response.end('{"remotes":[]}');
    }).listen(0, '127.0.0.1');
    try {
      await once(server, 'listening');
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      const registry = registryClient({ url: `http://127.0.0.1:${port}`, token: 'tld_x' });
      await registry.remote('calendar');
      assert.deepEqual(
        [registry.may('publish'), registry.may('activate'), registry.may('rollback')],
        [true, false, true],
      );
      rights = '';
      await registry.remote('calendar');
      assert.equal(registry.may('activate'), true);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('docs/operate-remotes.md', () => {
  const guide = readFileSync(new URL('../../../docs/operate-remotes.md', import.meta.url), 'utf8');
  const lines = [...guide.matchAll(/^taskloom (.+)$/gm)].map(([, line = '']) => line);

  /** Words, of which some are in quotes. @param {string} line */
  const wordsOf = (line) =>
    [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

  const steps = createSteps();

  /** The program of operators, of which no command does anything. */
  function program() {
    const taskloom = createProgram('taskloom', '');
    tokenCommands(taskloom.command('token'), steps);
    moveCommands(taskloom.command('remote'), steps);
    for (const command of taskloom.commands.flatMap(({ commands }) => commands)) command.action(() => {});
    return taskloom;
  }

  it('names commands that exist, with options and values that they take', async () => {
    assert.ok(lines.length > 5);
    for (const line of lines) await program().parseAsync(wordsOf(line), { from: 'user' });
    await assert.rejects(program().parseAsync(['remote', 'rollback', 'reports', '--back'], { from: 'user' }));
  });
});
