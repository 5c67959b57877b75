import { parseStrictJson } from './strict-json.js';

const refused = { code: 'MALFORMED_BODY', status: 400 };
const lone = String.raw`{"a":"\ud83d"}`;

describe('parseStrictJson', () => {
  it('reads what JSON.parse reads', () => {
    const text = String.raw`{"a":[1,{"a":"b:{}[]\"\\"}],"b":null,"c":"😀 é \u00e9","":{"":1}}`;
    expect(parseStrictJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['no JSON', '{"a":'],
    ['two values', '{} {}'],
    ['the same key twice', '{"a":1,"a":2}'],
    ['the same key twice, spelled differently', String.raw`{"a":1,"\u0061":2}`],
    ['the same key twice, deeper', '[{"b":{"a":1,"c":[],"a":2}}]'],
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['NUL', String.raw`{"a":"x\u0000"}`],
    ['NUL in a key', String.raw`{"x\u0000":1}`],
    ['half a surrogate pair', lone],
    ['deep nesting', `${'['.repeat(13)}${']'.repeat(13)}`],
    ['very deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ])('refuses %s', (_, text) => {
    expect(() => parseStrictJson(text)).toThrow(expect.objectContaining(refused));
  });

  it('allows equal keys in different objects and equal strings as values', () => {
    const text = '[{"a":"a"},{"a":"a","b":{"a":"a"}}]';
    expect(parseStrictJson(text)).toEqual(JSON.parse(text));
  });

  it('parses long texts quickly', () => {
    const text = JSON.stringify({ a: '\\"{}[]:'.repeat(30_000) });
    expect(parseStrictJson(text)).toEqual(JSON.parse(text));
  });
});
