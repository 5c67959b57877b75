import fc from 'fast-check';
import type { Schema } from './operations.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A value that is not a string. */
const noText = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.array(fc.string({ maxLength: 8 }), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'toString', '$ne', '_id', 'length'), fc.string(), { maxKeys: 3 }),
);

/** A text with a character that UTF-8 or PostgreSQL can't represent. */
export const unstorable = fc
  .tuple(fc.string(), fc.constantFrom('\0', '\ud800', '\udfff', 'a\udc00b'), fc.string())
  .map(([before, bad, after]) => `${before}${bad}x${after}`);

const BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  date: [
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-06-31T00:00:00Z',
    '0000-00-00',
    '99999-01-01',
    '-002026-01-01',
    '+002026-01-01',
    '2026-1-1',
    '20261224',
    '2026-12-24T25:61',
    "2026-12-24'; DROP TABLE users",
    'tomorrow',
    'infinity',
    'now',
    '1901-01-01',
    '2999-12-31',
    '２０２６-12-24',
    '',
    ' ',
  ],
  email: ['', ' ', 'a', '@', 'a@', '@b.io', 'a@b@c.io', 'a b@c.io', 'a@b', 'a@b.io\n', '<a@b.io>', 'a@b..io']
    // A line end at the very end is white space, which is trimmed.
    .filter((text) => text.trim() === text || text.trim() === ''),
  'uri-reference': [
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    'http://',
    'x',
    '/a b',
    'HTTP:x',
    '/\\evil',
  ],
};

const tooLong = ({ format, maxLength = 0 }: Schema): string[] => {
  const tail = format === 'email' ? '@example.com' : '';
  const long = ['x', '𝄞', 'é'].map((letter) => letter.repeat(maxLength + 1) + tail);
  return format === 'password' ? [...long, '€'.repeat(Math.floor(maxLength / 3) + 1)] : long;
};

const badNumber = ({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): fc.Arbitrary<unknown> =>
  fc.constantFrom<unknown>(
    ...[minimum - 1, maximum + 1, minimum + 0.5, -1e300, 1e300],
    ...['', ' ', 'many', '1e3', '0x10', `${maximum + 1}`, '1.5', '١'],
    ...[true, [], [minimum], {}],
  );

const badText = (schema: Schema): fc.Arbitrary<unknown> => {
  const { format = '', minLength = 0, maxLength } = schema;
  const some = fc.string({ unit: 'grapheme', maxLength: 40 });
  const listed = BY_FORMAT[format];
  const choices: fc.Arbitrary<unknown>[] = [noText, unstorable];
  if (maxLength !== undefined) choices.push(fc.constantFrom(...tooLong(schema)));
  if (minLength > 0) choices.push(fc.constant(''));
  if (listed) choices.push(fc.constantFrom(...listed));
  if (format === 'uuid') choices.push(some.filter((text) => !UUID.test(text)));
  if (schema.enum) choices.push(some.filter((text) => !schema.enum?.includes(text)));
  if (schema.enum?.[0]) choices.push(fc.constantFrom(schema.enum[0].toUpperCase(), ` ${schema.enum[0]}`));
  const allowed = (value: unknown) => schema.enum?.some((one) => one === value) ?? false;
  return fc.oneof(...choices).filter((value) => !allowed(value));
};

const badList = ({ items = {}, maxItems = 0 }: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    noText.filter((value) => !Array.isArray(value)),
    fc.string(),
    badValue(items).map((bad) => [bad]),
    fc.constant(Array.from({ length: maxItems + 1 }, () => '01890a5d-ac96-774b-bcce-b302099a8057')),
    fc.constant([[[]]]),
  );

const badObject = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> => {
  const [first, ...others] = Object.entries(properties).map(([name, schema]) =>
    badValue(schema).map((bad): unknown => ({ [name]: bad })),
  );
  const choices = [fc.integer(), fc.string(), fc.constant(null), ...others];
  if (required.length > 0) choices.push(fc.constant({}));
  return first ? fc.oneof(first, ...choices) : fc.oneof(...choices);
};

/** A value that violates a schema. */
export const badValue = (schema: Schema): fc.Arbitrary<unknown> => {
  const bad = kindsOfBad(schema);
  return schema.nullable
    ? bad
    : fc.oneof({ weight: 9, arbitrary: bad }, { weight: 1, arbitrary: fc.constant(null) });
};

const kindsOfBad = (schema: Schema): fc.Arbitrary<unknown> => {
  // Any JSON but null.
  if (schema.oneOf?.some(({ type }) => type === 'array')) return fc.constant(null);
  // The schema allows an id or an object with one; this is neither.
  if (schema.oneOf)
    return fc.oneof(fc.integer(), fc.constantFrom('x', '', {}, [], { _id: 'x' }, { _id: {} }));
  switch (schema.type) {
    case 'string':
      return badText(schema);
    case 'array':
      return badList(schema);
    case 'object':
      return badObject(schema);
    case 'integer':
      return badNumber(schema);
    case 'boolean':
      return fc.constantFrom('', 'yes', 'TRUE', 0, 1, 2, [], [true], {});
    default:
      throw new Error(`No bad values are known for ${JSON.stringify(schema)}`);
  }
};

/** An encoded value that violates the schema of a query parameter. */
export const badQuery = (name: string, schema: Schema): fc.Arbitrary<string> => {
  const as = (value: string) => `${name}=${value}`;
  const choices = [fc.constantFrom(as('%00'), as('a%00b'), `${as('1')}&${as('1')}`)];
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = 0 } = schema;
    const words = [minimum - 1, maximum + 1, '1.5', '1e3', '0x10', '', 'NaN', '-', '9'.repeat(400), '1;2'];
    choices.push(fc.constantFrom(...words.map((word) => as(String(word)))));
  }
  if (schema.type === 'boolean') choices.push(fc.constantFrom(as('yes'), as('1'), as('TRUE'), as('')));
  if (schema.maxLength !== undefined) choices.push(fc.constant(as('x'.repeat(schema.maxLength + 1))));
  if (schema.enum || schema.format) {
    const wrong = badText(schema).filter(
      (value) => typeof value === 'string' && !/\p{Surrogate}/u.test(value),
    );
    choices.push(wrong.map((value) => as(encodeURIComponent(String(value)))));
  }
  return fc.oneof(...choices);
};
