import { Readable } from 'node:stream';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { JSON_BYTES, RequestBody } from './request-body.js';

const requestOf = (chunks: (string | Buffer)[], headers: Record<string, string> = {}): IncomingMessage => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
    .on('data', (chunk) => request.push(chunk))
    .on('end', () => request.push(null));
  return request;
};

const bodyOf = (chunks: (string | Buffer)[], type: string | undefined = 'application/json') =>
  new RequestBody(requestOf(chunks), type);

describe('RequestBody', () => {
  it('reads chunked JSON once for all callers', async () => {
    const body = bodyOf(['{"a":', '"😀"}']);
    expect(await Promise.all([body.json(), body.json()])).toEqual([{ a: '😀' }, { a: '😀' }]);
    expect(await body.json()).toEqual({ a: '😀' });
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/merge-patch+json',
    'APPLICATION/JSON;',
    'application/json ; charset="UTF8"',
  ])('takes %s', async (type) => {
    expect(await bodyOf(['{}'], type).json()).toEqual({});
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'json',
    '',
    `application/json${' '.repeat(300)}`,
    `application/json; charset=utf-8${';'.repeat(300)}`,
  ])('refuses the content type %p', async (type) => {
    await expect(bodyOf(['{}'], type).json()).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('is an empty object for an empty body', async () => {
    expect(await bodyOf([]).json()).toEqual({});
    expect(await new RequestBody(requestOf([]), undefined).json()).toEqual({});
  });

  it.each(['null', '[]', '"text"', '1'])('refuses %s, since a body must be an object', async (json) => {
    await expect(bodyOf([json]).json()).rejects.toMatchObject({ code: 'MALFORMED_BODY' });
  });

  it('refuses bytes that are not valid UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
    await expect(bodyOf([bytes]).json()).rejects.toMatchObject({ code: 'MALFORMED_BODY' });
  });

  it('stops reading a body that is too large, even if it declares a smaller length', async () => {
    const half = 'x'.repeat(JSON_BYTES / 2 + 1);
    await expect(bodyOf([half, half]).json()).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
    const announced = requestOf([], { 'content-length': String(JSON_BYTES + 1) });
    await expect(new RequestBody(announced, 'application/json').json()).rejects.toMatchObject({
      code: 'BODY_TOO_LARGE',
    });
  });
});
