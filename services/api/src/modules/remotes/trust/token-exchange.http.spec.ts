import {
  LIMITS,
  type DeployToken,
  type ExchangedToken,
  type RemoteJournalEntry,
  type TrustRule,
  type TrustRules,
} from '@taskloom/contracts';
import { refusal, TestIssuer, useApi } from '../../../../test/index.js';
import { IssuedTokensService } from '../tokens/issued-tokens.service.js';
import { TokenExchange } from './token-exchange.service.js';

const ci = new TestIssuer();
const { anonymous, app, as, deploying, given, rows } = useApi(async () => {
  await ci.open();
  return { REMOTE_PRIVATE_HOSTS: '127.0.0.1' };
});
afterAll(() => ci.close());
beforeEach(() => ci.serve());

const MAIN = 'repo:acme/reports:ref:refs/heads/main';
const REFUSED = refusal(403, 'ID_TOKEN_REFUSED');
const saying = (text: string) => ({
  ...REFUSED,
  body: expect.objectContaining({ message: expect.stringContaining(text) }),
});

const exchange = (remote: string, idToken: string) =>
  anonymous.post<ExchangedToken>(`/remotes/${remote}/tokens/exchange`, { idToken });

/** A remote that trusts the main branch of acme/reports. */
const setUp = async (rule: object = {}) => {
  const { admin } = await given.team();
  const { name } = await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' });
  const trust = async (parts: object = {}) => {
    const request = { issuer: ci.issuer, subject: MAIN, rights: ['publish'], ...parts };
    return (await as(admin).post<TrustRule>(`/remotes/${name}/trust`, request)).body;
  };
  const added = await trust(rule);
  const events = () =>
    rows<{ kind: string; details: Record<string, unknown> }>(
      "SELECT kind, details FROM audit_events WHERE subject = $1 AND kind LIKE 'token_%' ORDER BY id",
      [name],
    );
  return { admin, name, rule: added, trust, events };
};

const activation = { version: '1.1.0', channel: 'production' };

describe('the ID token of a pipeline', () => {
  it('is exchanged for a deploy token with exactly these rights, for 15 minutes', async () => {
    const { name, admin, rule, events } = await setUp({ rights: ['activate'] });
    const { status, body } = await exchange(name, await ci.token());
    expect([status, body.rights]).toEqual([200, ['activate']]);
    expect((Date.parse(body.expiresAt) - Date.now()) / 60_000).toBeCloseTo(15, 0);
    const pipeline = deploying(body.secret);
    expect(await pipeline.post(`/remotes/${name}/rollback`, {})).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await pipeline.put(`/remotes/${name}/activation`, activation)).toMatchObject({ status: 200 });
    const journal = await as(admin).get<RemoteJournalEntry[]>(`/remotes/journal?remote=${name}`);
    expect(journal.body[0]).toMatchObject({ action: 'activate', by: { kind: 'token', name: MAIN } });
    expect((await events())[0]).toMatchObject({
      kind: 'token_exchanged',
      details: { rule: rule._id, issuer: ci.issuer, name: MAIN, rights: 'activate' },
    });
    const { rules } = (await as(admin).get<TrustRules>(`/remotes/${name}/trust`)).body;
    expect(rules[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it('gives a token that is in no list and counts for no limit', async () => {
    const { name, admin } = await setUp();
    await exchange(name, await ci.token());
    expect((await as(admin).get<DeployToken[]>(`/remotes/${name}/tokens`)).body).toEqual([]);
  });

  it('is accepted once, also at the same time and for another remote', async () => {
    const [one, other] = [await setUp(), await setUp()];
    const token = await ci.token();
    const answers = await Promise.all([1, 2, 3].map(() => exchange(one.name, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await exchange(one.name, token)).toMatchObject(saying('it was used before'));
    expect(await exchange(other.name, token)).toMatchObject(saying('it was used before'));
  });

  it('is accepted once, if another one has the same jti', async () => {
    const { name } = await setUp();
    expect((await exchange(name, await ci.token({ jti: 'same' }))).status).toBe(200);
    expect(await exchange(name, await ci.token({ jti: 'same', run: 2 }))).toMatchObject(
      saying('it was used before'),
    );
  });

  it('without jti is accepted once too', async () => {
    const { name } = await setUp();
    const token = await ci.token({ jti: undefined });
    expect((await exchange(name, token)).status).toBe(200);
    expect(await exchange(name, token)).toMatchObject(saying('it was used before'));
  });

  it('stolen for another remote gives nothing there, and is still good where it belongs', async () => {
    const [reports, calendar] = [await setUp(), await setUp({ subject: 'repo:acme/calendar:*' })];
    const token = await ci.token();
    expect(await exchange(calendar.name, token)).toMatchObject(
      saying(`no trust rule of ${calendar.name} accepts the subject ${MAIN}`),
    );
    expect((await calendar.events()).map(({ kind }) => kind)).toEqual(['token_refused']);
    const { body } = await exchange(reports.name, token);
    const path = `/remotes/${calendar.name}/activation`;
    expect(await deploying(body.secret).put(path, activation)).toMatchObject(refusal(403, 'FORBIDDEN'));
  });

  it('gets the most rights of the rules that match', async () => {
    const { name, trust } = await setUp();
    await trust({ subject: 'repo:acme/*', rights: ['publish', 'activate'] });
    expect((await exchange(name, await ci.token())).body.rights).toEqual(['publish', 'activate']);
    const pull = await ci.token({ sub: 'repo:acme/other:pull_request' });
    expect((await exchange(name, pull)).body.rights).toEqual(['publish', 'activate']);
  });
});

describe('an ID token is refused', () => {
  const now = () => Math.floor(Date.now() / 1_000);

  it.each<[string, () => Record<string, unknown>, string]>([
    [
      'another audience',
      () => ({ aud: 'https://other.example.com' }),
      'its audience must be http://localhost:0',
    ],
    [
      'several audiences',
      () => ({ aud: ['http://localhost:0', 'https://other.example.com'] }),
      'several audiences',
    ],
    ['no audience', () => ({ aud: undefined }), 'its audience must be'],
    ['another subject', () => ({ sub: 'repo:acme/reports:pull_request' }), 'accepts the subject'],
    ['no subject', () => ({ sub: undefined }), 'its claim sub'],
    ['an empty subject', () => ({ sub: '' }), 'it has no subject'],
    ['another issuer', () => ({ iss: 'https://token.actions.githubusercontent.com' }), 'names its issuer'],
    ['no issuer', () => ({ iss: undefined }), 'names its issuer'],
    ['an expiry in the past', () => ({ exp: now() - 60 }), 'it has expired'],
    ['no expiry', () => ({ exp: undefined }), 'its claim exp'],
    ['a start in the future', () => ({ nbf: now() + 120 }), 'its claim nbf'],
    ['an issue in the future', () => ({ iat: now() + 120 }), 'its claim iat'],
    ['an issue long ago', () => ({ iat: now() - 90_000 }), 'it has expired'],
    ['an expiry in days', () => ({ exp: now() + 90_000 }), 'more than a day'],
  ])('with %s', async (_what, claims, message) => {
    const { name } = await setUp();
    expect(await exchange(name, await ci.token(claims()))).toMatchObject(saying(message));
  });

  it.each<[string, () => string | Promise<string>]>([
    ['is not signed', () => ci.unsignedToken()],
    ['is signed with the public key as a secret', () => ci.confusedToken()],
    ['is signed with a foreign key', () => ci.foreignToken()],
    ['brings its own key', () => ci.selfMadeToken()],
    [
      'was changed',
      async () => {
        const [header, , signature] = (await ci.token()).split('.');
        const claims = Buffer.from(JSON.stringify(ci.claims())).toString('base64url');
        return [header, claims, signature].join('.');
      },
    ],
  ])('that %s', async (_what, make) => {
    const { name } = await setUp();
    expect(await exchange(name, await make())).toMatchObject(saying('its signature is not valid'));
  });

  it.each(['x', 'a.b.c', 'eyJ', `${'.'.repeat(20)}`])('that is none: %s', async (text) => {
    const { name } = await setUp();
    expect(await exchange(name, text)).toMatchObject(REFUSED);
  });

  it('for a remote without rules, and for an unknown one', async () => {
    const { name } = await given.remote();
    const token = await ci.token();
    expect(await exchange(name, token)).toMatchObject(saying(`no trust rule of ${name} names its issuer`));
    for (const unknown of ['unknown', 'Un%20known'])
      expect(await exchange(unknown, token)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('by an expired rule', async () => {
    const { name, rule } = await setUp();
    await rows('UPDATE remote_trust_rules SET expires_at = now() WHERE id = $1', [rule._id]);
    expect(await exchange(name, await ci.token())).toMatchObject(saying('or the rule has expired'));
  });

  it(`after ${LIMITS.exchangesAnHour} in an hour`, async () => {
    const { name, rule } = await setUp();
    await rows(
      `INSERT INTO remote_tokens (id, remote, name, hash, rule_id)
       SELECT gen_random_uuid(), $1, 'many', sha256(convert_to($1 || n, 'UTF8')), $2 FROM generate_series(1, $3) n`,
      [name, rule._id, LIMITS.exchangesAnHour],
    );
    const token = await ci.token();
    expect(await exchange(name, token)).toMatchObject(refusal(409, 'TOO_MANY_TOKENS'));
    await rows("UPDATE remote_tokens SET created_at = now() - interval '61 minutes' WHERE rule_id = $1", [
      rule._id,
    ]);
    expect((await exchange(name, token)).status).toBe(200);
  });
});

describe('the token of a pipeline', () => {
  it('ends with its rule, at once', async () => {
    const { name, admin, rule } = await setUp();
    const pipeline = deploying((await exchange(name, await ci.token())).body.secret);
    expect((await pipeline.get('/remotes')).status).toBe(200);
    await as(admin).delete(`/remotes/${name}/trust/${rule._id}`);
    expect(await pipeline.get('/remotes')).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });

  it('ends when its rule expires', async () => {
    const { name, rule } = await setUp();
    await rows("UPDATE remote_trust_rules SET expires_at = now() + interval '2 minutes' WHERE id = $1", [
      rule._id,
    ]);
    const { body } = await exchange(name, await ci.token());
    expect((Date.parse(body.expiresAt) - Date.now()) / 60_000).toBeLessThanOrEqual(2);
  });

  it('leaves two days after it has ended, as used ID tokens leave when they have expired', async () => {
    const { name, rule } = await setUp();
    await exchange(name, await ci.token());
    await exchange(name, await ci.token());
    const left = async () => (await rows('SELECT FROM remote_tokens WHERE rule_id = $1', [rule._id])).length;
    await rows(
      `UPDATE remote_tokens SET expires_at = now() - interval '49 hours'
       WHERE id = (SELECT id FROM remote_tokens WHERE rule_id = $1 ORDER BY id LIMIT 1)`,
      [rule._id],
    );
    await app().get(IssuedTokensService).removeOld();
    expect(await left()).toBe(1);
    await rows(
      `UPDATE used_id_tokens SET expires_at = now() WHERE hash = (SELECT min(hash) FROM used_id_tokens)`,
    );
    const before = (await rows('SELECT FROM used_id_tokens')).length;
    await app().get(TokenExchange).removeOld();
    expect(await rows('SELECT FROM used_id_tokens')).toHaveLength(before - 1);
  });
});
