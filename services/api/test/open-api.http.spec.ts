import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { changesBetween } from '../../../tools/quality/api-check/changes.mjs';
import { describeApi } from '../src/describe.js';
import { createDocument } from '../src/platform/openapi/index.js';
import { documentOf, undescribed, wrongExamples } from './described-answer.js';
import { useApi } from './index.js';

const { anonymous, app } = useApi();

describe('GET /docs', () => {
  it('shows the document as a page and returns it as JSON', async () => {
    const page = await anonymous.get('/docs');
    expect(page.status).toBe(200);
    expect(page.text).toContain('swagger-ui');
    const { status, body } = await anonymous.get<object>('/docs-json');
    expect(status).toBe(200);
    expect(body).toMatchObject({ openapi: expect.stringMatching(/^3\./), info: { title: 'Taskloom API' } });
  });

  it('describes one success and the errors of every operation', () => {
    const incomplete = Object.entries(documentOf(app()).paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([verb, { responses }]) => {
        const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
        const described = good.length === 1 && good.every(([, response]) => 'content' in Object(response));
        return described && responses[429] && responses[503] ? [] : [`${verb} ${path}`];
      }),
    );
    expect(incomplete).toEqual([]);
  });

  it('describes every id of every path', () => {
    const unnamed = Object.entries(documentOf(app()).paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([verb, { parameters = [] }]: [string, { parameters?: object[] }]) =>
        [...path.matchAll(/\{(\w+)\}/g)]
          .filter(([, name]) => !parameters.some((one) => 'name' in one && one.name === name))
          .map(([id]) => `${verb} ${path} ${id}`),
      ),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('requests and responses', () => {
  it('are all compared with the contracts in wire-types*.ts', () => {
    const contents = Object.values(documentOf(app()).paths).flatMap((item) =>
      Object.values(item).flatMap(({ requestBody, responses }) => [requestBody, ...Object.values(responses)]),
    );
    const named = JSON.stringify(contents).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    const compared = readdirSync(__dirname)
      .filter((file) => file.startsWith('wire-types'))
      .map((file) => readFileSync(resolve(__dirname, file), 'utf8'))
      .join('\n');
    const missing = [...named].filter(([, name]) => !compared.includes(`Equal<${name},`));
    expect([...new Set(missing.map(([, name]) => name))]).toEqual([]);
  });
});

describe('the examples', () => {
  it('match their schemas, for every JSON request and response', () => {
    const wrong = wrongExamples(documentOf(app()));
    expect(wrong).toEqual([]);
  });
});

describe('the snapshot', () => {
  const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));
  const snapshot = JSON.parse(readFileSync(resolve(__dirname, '../openapi.json'), 'utf8'));

  it('matches the API; `npm run api:check -- --update` updates it', () => {
    expect(changesBetween(snapshot, asJson(createDocument(app())))).toEqual([]);
  });

  it('is the same without a database', async () => {
    expect(asJson(await describeApi())).toEqual(asJson(createDocument(app())));
  });
});

describe('the comparison of responses with the document', () => {
  const me = {
    _id: '01890a5d-ac96-774b-bcce-b302099a8057',
    name: 'A',
    email: 'a@b.io',
    avatar: '/',
    role: 'admin',
  };
  const seen = (body: unknown, status = 200) =>
    undescribed(app(), { method: 'GET', path: '/api/auth/me', status, body });
  const refusal = { statusCode: 401, error: 'Unauthorized', code: 'SESSION_INVALID', message: 'Sign in.' };

  it('accepts a described response', () => {
    expect(seen(me)).toEqual([]);
    expect(seen(refusal, 401)).toEqual([]);
  });

  it.each([
    [{ ...me, password_hash: 'x' }, 200],
    [{ ...me, name: undefined, role: 'owner' }, 200],
    [{ ...me, _id: '1' }, 200],
    [[me], 200],
    [{ ...refusal, message: ['a', 'b'] }, 401],
    [{ ...refusal, code: 'FORBIDDEN' }, 401],
    [{ ...refusal, stack: 'at' }, 401],
    [{ ...refusal, statusCode: 404, error: 'Not Found', code: 'NOT_FOUND' }, 404],
    [undefined, 401],
  ])('rejects %j', (body, status) => {
    expect(seen(body, status).length).toBeGreaterThan(0);
  });
});
