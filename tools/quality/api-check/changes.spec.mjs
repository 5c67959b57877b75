// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesBetween } from './changes.mjs';

const ref = (/** @type {string} */ name) => ({ $ref: `#/components/schemas/${name}` });
const json = (/** @type {object} */ schema) => ({ content: { 'application/json': { schema } } });

/** @returns {import('./schema-changes.mjs').Json} */
const aDocument = () => ({
  paths: {
    '/tasks': {
      get: {
        security: [{ bearer: [] }],
        parameters: [
          { in: 'query', name: 'limit', required: false, schema: { type: 'integer', maximum: 100 } },
        ],
        responses: { 200: json({ type: 'array', items: ref('Task') }), 404: json(ref('Error')) },
      },
      post: {
        security: [{ bearer: [] }],
        requestBody: { required: true, ...json(ref('TaskCreate')) },
        responses: { 201: json(ref('Task')) },
      },
    },
  },
  components: {
    schemas: {
      Task: {
        type: 'object',
        properties: {
          title: { type: 'string', example: 'A' },
          deadline: { type: 'string', format: 'date', nullable: true },
        },
        required: ['title', 'deadline'],
      },
      TaskCreate: {
        type: 'object',
        properties: {
          title: { type: 'string', maxLength: 255 },
          status: { type: 'string', enum: ['todo', 'done'] },
        },
        required: ['title'],
      },
      Error: { type: 'object', properties: { code: { type: 'string', enum: ['NOT_FOUND'] } } },
    },
  },
});

/** @type {[string, (document: any) => unknown, boolean, RegExp][]} `any`: each case changes a different part of a document */
const cases = [
  ['a removed path', (d) => delete d.paths['/tasks'], true, /^GET \/tasks: removed$/],
  ['a removed method', (d) => delete d.paths['/tasks'].post, true, /^POST \/tasks: removed$/],
  ['a new method', (d) => (d.paths['/tasks'].delete = { responses: {} }), false, /^DELETE \/tasks: added$/],
  ['a call that needs a session now', (d) => (d.paths['/tasks'].get.security = []), false, /public now/],
  [
    'a response without a field',
    (d) => delete d.components.schemas.Task.properties.title,
    true,
    /^Task.title: removed$/,
  ],
  [
    'a response with one more field',
    (d) => (d.components.schemas.Task.properties.more = {}),
    false,
    /^Task.more: added$/,
  ],
  [
    'a response that may lack a field',
    (d) => d.components.schemas.Task.required.pop(),
    true,
    /^Task.deadline: optional now$/,
  ],
  [
    'a response that may be null',
    (d) => (d.components.schemas.Task.properties.title.nullable = true),
    true,
    /may be null/,
  ],
  [
    'another type',
    (d) => (d.components.schemas.Task.properties.title.type = 'integer'),
    true,
    /^Task.title: type/,
  ],
  [
    'a removed request field',
    (d) => delete d.components.schemas.TaskCreate.properties.status,
    true,
    /status: removed/,
  ],
  [
    'a new optional request field',
    (d) => (d.components.schemas.TaskCreate.properties.more = {}),
    false,
    /^TaskCreate.more: added$/,
  ],
  [
    'a new required request field',
    (d) => {
      d.components.schemas.TaskCreate.properties.more = {};
      d.components.schemas.TaskCreate.required.push('more');
    },
    true,
    /^TaskCreate.more: added, required$/,
  ],
  [
    'a field that is required now',
    (d) => d.components.schemas.TaskCreate.required.push('status'),
    true,
    /required now/,
  ],
  [
    'a tighter limit',
    (d) => (d.components.schemas.TaskCreate.properties.title.maxLength = 100),
    true,
    /maxLength/,
  ],
  [
    'a looser limit',
    (d) => (d.components.schemas.TaskCreate.properties.title.maxLength = 300),
    false,
    /maxLength/,
  ],
  [
    'a value that is no longer accepted',
    (d) => d.components.schemas.TaskCreate.properties.status.enum.pop(),
    true,
    /no longer done/,
  ],
  [
    'an additional accepted value',
    (d) => d.components.schemas.TaskCreate.properties.status.enum.push('x'),
    false,
    /also x/,
  ],
  [
    'a new error code',
    (d) => d.components.schemas.Error.properties.code.enum.push('GONE'),
    false,
    /also GONE/,
  ],
  ['a removed error response', (d) => delete d.paths['/tasks'].get.responses[404], false, /404: removed/],
  ['a removed success response', (d) => delete d.paths['/tasks'].post.responses[201], true, /201: removed/],
  [
    'a removed parameter',
    (d) => d.paths['/tasks'].get.parameters.pop(),
    true,
    /query parameter limit: removed/,
  ],
  [
    'a parameter that is required now',
    (d) => (d.paths['/tasks'].get.parameters[0].required = true),
    true,
    /required now/,
  ],
  ['another example', (d) => (d.components.schemas.Task.properties.title.example = 'B'), false, /examples/],
];

for (const [name, change, breaking, what] of cases) {
  test(`${breaking ? 'breaks' : 'does not break'} a client: ${name}`, () => {
    const after = aDocument();
    change(after);
    const changes = changesBetween(aDocument(), after);
    assert.equal(
      changes.some((one) => one.breaking),
      breaking,
      JSON.stringify(changes),
    );
    assert.match(changes.map((one) => one.what).join('\n'), new RegExp(what.source, 'm'));
  });
}

test('reports no change between equivalent documents', () => {
  assert.deepEqual(changesBetween(aDocument(), aDocument()), []);
});
