import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { ATTACHMENT_TYPES, type UploadResult } from '@taskloom/contracts';
import { sample } from '../files.js';
import { fingerprint } from '../fingerprint.js';
import { multipart, useApi, type HttpClient } from '../index.js';
import { expectRefused, runs } from './refused.js';

const api = useApi();
let client: HttpClient;
let path: string;

beforeAll(async () => {
  const task = await api.given.task();
  client = api.as(task.project.owner);
  path = `/projects/${task.project._id}/tasks/${task._id}/upload`;
});

const spooled = () => readdir(join(api.dataDirectory(), 'files', 'spool')).catch((): string[] => []);

const form = 'multipart/form-data; boundary=b';
const head = (disposition: string) => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n`;
const FILE = head('name="file"; filename="a.txt"');

describe('a malformed upload', () => {
  const good = multipart([{ filename: 'a.txt', type: 'text/plain', content: 'Hello' }]);

  it.each<[string, string, string, number[]]>([
    ['no boundary', 'multipart/form-data', `${FILE}\r\nHello\r\n--b--\r\n`, [400, 415]],
    ['an empty boundary', 'multipart/form-data; boundary=', `${FILE}\r\nHello\r\n--b--\r\n`, [400, 415]],
    ['a different boundary', 'multipart/form-data; boundary=c', `${FILE}\r\nHello\r\n--b--\r\n`, [400]],
    ['a boundary of 10,000 letters', `multipart/form-data; boundary=${'b'.repeat(10_000)}`, FILE, [400]],
    ['no parts', form, '--b--\r\n', [400]],
    ['nothing', form, '', [400]],
    ['noise', form, 'noise'.repeat(1_000), [400]],
    ['an end within the headers of the part', form, '--b\r\nContent-Dispo', [400]],
    ['an end before the content', form, `${FILE}\r\n`, [400]],
    ['an end within the content', form, `${FILE}\r\nHel`, [400]],
    ['a part without headers', form, '--b\r\n\r\nHello\r\n--b--\r\n', [400]],
    ['a part without a name', form, `${head('filename="a.txt"')}\r\nHello\r\n--b--\r\n`, [400]],
    ['a field in place of the file', form, `${head('name="file"')}\r\nHello\r\n--b--\r\n`, [400]],
    [
      'a field with a different name',
      form,
      `${head('name="files"; filename="a.txt"')}\r\nHello\r\n--b--\r\n`,
      [400],
    ],
    [
      'the field __proto__',
      form,
      `${head('name="__proto__"; filename="a.txt"')}\r\nHello\r\n--b--\r\n`,
      [400],
    ],
    ['5,000 headers', form, `${FILE}${'X: y\r\n'.repeat(5_000)}\r\n\0\x01\x02\r\n--b--\r\n`, [400, 415]],
    ['1,000 fields', form, `${`${head('name="x"')}\r\ny\r\n`.repeat(1_000)}--b--\r\n`, [400, 413]],
    [
      'a form in the form',
      form,
      `--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c--\r\n--b--\r\n`,
      [400],
    ],
    ['JSON', 'application/json', '{"file":"Hello"}', [415]],
    ['a different multipart type', 'multipart/mixed; boundary=b', `${FILE}\r\nHello\r\n--b--\r\n`, [415]],
  ])('is refused: %s', async (_, type, body, statuses) => {
    const before = await fingerprint(api);
    expectRefused(await client.post(path, body, { headers: { 'content-type': type } }), ...statuses);
    expect(await fingerprint(api)).toEqual(before);
    expect(await spooled()).toEqual([]);
  });

  it('is refused or read correctly when it is cut anywhere or any byte changes', async () => {
    const spoil = fc.record({
      end: fc.integer({ min: 0, max: good.body.length }),
      at: fc.integer({ min: 0, max: good.body.length - 1 }),
      byte: fc.integer({ min: 0, max: 255 }),
    });
    const property = fc.asyncProperty(spoil, async ({ end, at, byte }) => {
      const body = Buffer.from(good.body.subarray(0, end));
      if (at < end) body[at] = byte;
      const answer = await client.post<UploadResult>(path, body, good);
      if (answer.status !== 201) expectRefused(answer, 400, 413, 415);
      expect(await spooled()).toEqual([]);
    });
    await fc.assert(property, runs(150));
  });

  it('discards headers that are too long, and accepts the file', async () => {
    const body = `${FILE}X-Long: ${'x'.repeat(200_000)}\r\n\r\nHello\r\n--b--\r\n`;
    const answer = await client.post<UploadResult>(path, body, { headers: { 'content-type': form } });
    if (answer.status !== 201) return expectRefused(answer, 400);
    expect(answer.body.attachment).toMatchObject({ size: 5, type: 'text/plain' });
  });

  it('accepts one file, not two', async () => {
    const two = multipart(['a', 'b'].map((name) => ({ filename: `${name}.txt`, content: name })));
    const answer = await client.post<UploadResult>(path, two.body, two);
    expectRefused(answer, 400);
    expect(await spooled()).toEqual([]);
  });
});

describe('the name of a file', () => {
  it('is returned as a valid name for any input, and never adds a header', async () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom(
        '../../etc/passwd',
        'C:\\a\\b.txt',
        '..',
        '',
        '\0',
        'a\r\nSet-Cookie: x=1',
        'a";x="',
        '\u202egnp.exe',
      ),
    );
    const property = fc.asyncProperty(names, async (name) => {
      const filename = name.replace(/[\r\n"]/g, (sign) => encodeURIComponent(sign));
      const { body, headers } = multipart([{ filename, content: 'Hello' }]);
      const answer = await client.post<UploadResult>(path, body, { headers });
      if (answer.status !== 201) return expectRefused(answer, 400);
      const { attachment } = answer.body;
      expect(attachment.name).toMatch(/^[^/\\\p{Cc}\p{Cf}]{1,255}$/u);
      const file = await client.get(attachment.url.replace('/api', ''));
      expect(file).toMatchObject({ status: 200, text: 'Hello' });
      expect(file.headers['set-cookie']).toBeUndefined();
      expect(String(file.headers['content-disposition'])).toMatch(/^attachment; filename[*=]/);
    });
    await fc.assert(property, runs(60));
  });
});

describe('a polyglot file', () => {
  const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

  it.each<[string, string, Buffer]>([
    ['a PNG with a page behind it', 'x.html', Buffer.concat([sample.png, html])],
    ['a GIF that is a script', 'x.js', Buffer.concat([sample.gif, Buffer.from('/*'), html])],
    ['a JPEG with a page behind it', 'x.htm', Buffer.concat([sample.jpeg, html])],
    ['a PDF with a ZIP behind it', 'x.pdf', Buffer.concat([sample.pdf, sample.zip])],
    ['a ZIP with a PDF before it', 'x.zip', Buffer.concat([Buffer.from('%PDF-1.4\n'), sample.zip])],
    ['a page named as text', 'x.txt', html],
    ['a page named as a picture', 'x.png', html],
    ['an SVG named as PNG', 'x.png', svg],
    ['an SVG with a declaration', 'x.png', sample.svg],
    ['a script', 'x.mjs', Buffer.from('fetch("/api/auth/me")')],
    ['a page in UTF-7', 'x.txt', Buffer.from('+ADw-script+AD4-alert(1)+ADw-/script+AD4-')],
  ])('never runs: %s', async (_, filename, content) => {
    const { body, headers } = multipart([{ filename, type: 'text/html', content }]);
    const answer = await client.post<UploadResult>(path, body, { headers });
    if (answer.status !== 201) return expectRefused(answer, 415);
    const { attachment } = answer.body;
    expect(ATTACHMENT_TYPES).toContain(attachment.type);
    const file = await client.get(attachment.url.replace('/api', ''));
    expect(file.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': expect.not.stringMatching(/html|svg|xml|script/),
    });
    const shown = String(file.headers['content-disposition']).startsWith('inline');
    expect(shown).toBe(/^image\/(png|gif|jpeg)$/.test(attachment.type));
  });
});
