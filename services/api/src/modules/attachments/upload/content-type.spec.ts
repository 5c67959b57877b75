import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '../../../../test/files.js';
import { contentType } from './content-type.js';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const typeOf = (content: Buffer) => {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return contentType(path);
};

describe('the type of a file by its content', () => {
  it.each([
    ['png', 'image/png'],
    ['gif', 'image/gif'],
    ['jpeg', 'image/jpeg'],
    ['pdf', 'application/pdf'],
    ['zip', 'application/zip'],
    ['doc', 'application/msword'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['text', 'text/plain'],
  ] as const)('of a %s file is %s', async (kind, type) => expect(await typeOf(sample[kind])).toBe(type));

  it.each(['xlsx', 'xls', 'exe', 'svg', 'latin1'] as const)(
    'is undefined for %s, which may not be attached',
    async (kind) => expect(await typeOf(sample[kind])).toBeUndefined(),
  );

  it.each(['BMW dealers\n', 'MZ: Mainz\n', 'MAC addresses\n', 'ID3 is a standard\n', 'solid ground\n'])(
    'is text for %j, which begins like another format',
    async (text) => expect(await typeOf(Buffer.from(text))).toBe('text/plain'),
  );

  it.each(['{\\rtf1 hello}', '%!PS-Adobe-3.0\n', '<?xml version="1.0"?><a/>', 'BEGIN:VCARD\n'])(
    'is undefined for %j, a different text-based format',
    async (text) => expect(await typeOf(Buffer.from(text))).toBeUndefined(),
  );

  it('is undefined for a text that ends within a character', async () => {
    expect(await typeOf(Buffer.from('ü').subarray(0, 1))).toBeUndefined();
  });
});
