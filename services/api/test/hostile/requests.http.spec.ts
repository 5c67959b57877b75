import fc from 'fast-check';
import { fingerprint } from '../fingerprint.js';
import { useApi } from '../index.js';
import { makeWorld, type World } from '../permissions/world.js';
import { goodRequest, operationsOf, type GoodRequest, type Operation } from './operations.js';
import { expectRefused, runs } from './refused.js';
import { badQuery, badValue, unstorable } from './values.js';

// Each test sends hundreds of requests, which exceeds the usual time limit on a busy machine.
jest.setTimeout(300_000);

const api = useApi();
let world: World;

beforeAll(async () => {
  world = await makeWorld(api);
});

const operations = () => operationsOf(api.app());
/** Needs a deploy token; the specs of the remotes check its body. */
const BY_TOKEN = 'POST /remotes/{}/versions';
const withBody = () => operations().filter(({ key, body }) => body && key !== BY_TOKEN);

/** Runs the check for each operation, and requires that no request has left a trace. */
const spoil = async (
  which: Operation[],
  work: (operation: Operation, good: GoodRequest) => Promise<void>,
): Promise<void> => {
  expect(which.length).toBeGreaterThan(0);
  const cases = [];
  for (const operation of which) {
    cases.push({ operation, good: await goodRequest(api, world, operation) });
  }
  const before = await fingerprint(api);
  for (const { operation, good } of cases) {
    try {
      await work(operation, good);
    } catch (error) {
      throw new Error(`${operation.key}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  expect(await fingerprint(api)).toEqual(before);
};

const JSON_TYPE = { 'content-type': 'application/json' };

describe('every field of every body', () => {
  it('is refused with 400 when its value violates the document', async () => {
    await spoil(withBody(), async (operation, { client, path, body }) => {
      for (const [field, schema] of Object.entries(operation.body?.properties ?? {})) {
        const property = fc.asyncProperty(badValue(schema), async (bad) => {
          expectRefused(await client.send(operation.method, path, { ...body, [field]: bad }), 400);
        });
        await fc.assert(property, runs(15));
      }
    });
  });

  it('is refused without a required field', async () => {
    await spoil(withBody(), async (operation, { client, path, body }) => {
      for (const field of operation.body?.required ?? []) {
        const { [field]: _left, ...rest }: Record<string, unknown> = { ...body };
        expectRefused(await client.send(operation.method, path, rest), 400);
      }
    });
  });

  it('is one that the document names, and any other is refused', async () => {
    const stranger = fc.oneof(
      fc.constantFrom(
        '_id',
        'id',
        'role',
        'owner',
        'version',
        'constructor',
        '__proto__',
        'toString',
        ' title',
      ),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    );
    await spoil(withBody(), async (operation, { client, path, body }) => {
      const known = operation.body?.properties ?? {};
      const unknown = stranger.filter((name) => !Object.hasOwn(known, name));
      const property = fc.asyncProperty(unknown, fc.jsonValue({ maxDepth: 2 }), async (name, value) => {
        const text = JSON.stringify(body);
        const more = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
        const spoiled = text === '{}' ? `{${more}}` : text.replace(/\}$/, `,${more}}`);
        expectRefused(await client.send(operation.method, path, spoiled, { headers: JSON_TYPE }), 400);
      });
      await fc.assert(property, runs(12));
    });
  });
});

describe('every body', () => {
  const broken = fc.oneof(
    fc.constantFrom(
      '{',
      '}',
      '[',
      '"',
      'nul',
      '{"a":}',
      '{a:1}',
      "{'a':1}",
      '{"a":1}{',
      'NaN',
      '\ufeff{}',
      '{"a":1e}',
    ),
    fc.constantFrom('[]', '[{}]', 'null', 'true', '0', '1e999', '"text"', '[[[[]]]]'),
    fc.constantFrom(
      '['.repeat(100_000),
      '{"a":'.repeat(10_000),
      `${'[{"a":'.repeat(500)}1${'}]'.repeat(500)}`,
    ),
    fc.constantFrom(
      '{"title":"a","title":"b"}',
      '{"a":{"b":1,"\\u0062":2}}',
      '{"__proto__":{"isAdmin":true}}',
    ),
    fc.constantFrom('{"constructor":{"prototype":{"x":1}}}', '{"title":"\\u0000"}', '{"title":"\\ud800"}'),
    unstorable.map((text) => JSON.stringify({ title: text, name: text })),
    fc.constantFrom(
      Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
      Buffer.from('{"title":"\xe9"}', 'latin1'),
      Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
      Buffer.from('1f8b0800000000000003abae050043bfa6a302000000', 'hex'),
    ),
  );

  it('is refused when it is not a JSON object, or an ambiguous one', async () => {
    await spoil(withBody(), async ({ method }, { client, path }) => {
      const property = fc.asyncProperty(broken, async (body) => {
        expectRefused(await client.send(method, path, body, { headers: JSON_TYPE }), 400);
      });
      await fc.assert(property, runs(12));
      const huge = JSON.stringify({ title: 'x'.repeat(300_000) });
      expectRefused(await client.send(method, path, huge, { headers: JSON_TYPE }), 413);
    });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/json; charset=latin1',
    'application/json, text/html',
    'application/jsonp',
    'text/html; application/json',
    'json',
    ',',
  ])('is refused as %s', async (type) => {
    await spoil(withBody(), async (operation, { client, path, body }) => {
      const options = { headers: { 'content-type': type } };
      expectRefused(await client.send(operation.method, path, JSON.stringify(body), options), 415);
    });
  });

  it('is required where the document requires it', async () => {
    const needed = withBody().filter(({ body }) => (body?.required ?? []).length > 0);
    await spoil(needed, async (operation, { client, path }) => {
      expectRefused(await client.send(operation.method, path), 400);
      expectRefused(await client.send(operation.method, path, '', { headers: JSON_TYPE }), 400);
    });
  });
});

describe('every parameter of every query', () => {
  it('is refused with 400 when its value violates the document', async () => {
    await spoil(
      operations().filter(({ query }) => query.length > 0),
      async (operation, { client, path }) => {
        for (const { name, schema } of operation.query) {
          const others = operation.query.filter((one) => one.required && one.name !== name);
          const rest = others.map((one) => `&${one.name}=1`).join('');
          const property = fc.asyncProperty(badQuery(name, schema), async (bad) => {
            expectRefused(await client.send(operation.method, `${path}?${bad}${rest}`), 400);
          });
          await fc.assert(property, runs(12));
        }
      },
    );
  });
});

describe('every id of every path', () => {
  const broken = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).map(encodeURIComponent),
    fc.constantFrom(
      '%',
      '%2',
      '%zz',
      '%ff',
      '%00',
      '%ed%a0%80',
      '..%2f..%2fetc',
      // Not `%2e%2e`, which a client resolves before sending; odd-addresses.http.spec.ts sends it unchanged.
      '%252e%252e',
      'a'.repeat(600),
      '*',
      ':id',
    ),
    fc.constantFrom('01890a5d-ac96-774b-bcce-b302099a805', '{01890a5d-ac96-774b-bcce-b302099a8057}', '１'),
  );

  it('returns 404 when malformed', async () => {
    await spoil(
      operations().filter(({ key }) => key.includes('{}') && key.startsWith('GET')),
      async ({ key, method }, { client }) => {
        const [, path = ''] = key.split(' ');
        const property = fc.asyncProperty(broken, async (id) => {
          expectRefused(await client.send(method, path.replaceAll('{}', id)), 404);
        });
        await fc.assert(property, runs(40));
      },
    );
  });
});

describe('If-Match and Idempotency-Key', () => {
  const texts = fc
    .string({ minLength: 1, maxLength: 300 })
    .filter((text) => !/^\s*(\*|(W\/)?"?\d{1,9}"?)\s*$/.test(text));
  const header = texts.filter((text) => text.trim() === text && !/[^\x20-\x7e]/.test(text));

  it('refuse invalid values', async () => {
    const versioned = operations().filter(({ key }) => /^PATCH \/projects\/\{\}(\/tasks\/\{\})?$/.test(key));
    await spoil(versioned, async (operation, { client, path, body }) => {
      const property = fc.asyncProperty(header, async (text) => {
        const seen = await client.patch(path, body, { headers: { 'if-match': text } });
        expectRefused(seen, 400);
        if (/^[\x21-\x7e]{1,255}$/.test(text)) return;
        expectRefused(await client.patch(path, body, { headers: { 'idempotency-key': text } }), 400);
      });
      await fc.assert(property, runs(60));
    });
  });
});
