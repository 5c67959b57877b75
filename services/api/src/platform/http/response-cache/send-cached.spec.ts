import fastify from 'fastify';
import { CachedResponse } from './cached-response.js';
import { sendCached } from './send-cached.js';

const BROTLI = { 'accept-encoding': 'br' };

/** A server that sends one response, and how often a request has wanted its compressed copy. */
const serve = () => {
  const response = new CachedResponse(`"${'x'.repeat(10_000)}"`, [1, 0]);
  const compressed = jest.spyOn(response, 'brotli', 'get');
  const server = fastify();
  server.get('/', (_request, reply) => sendCached(reply, response));
  const get = (headers: Record<string, string>) => server.inject({ url: '/', headers });
  return { response, compressed, get };
};

it('compresses nothing for clients that already have the response', async () => {
  const { response, compressed, get } = serve();
  for (const condition of [response.etag, `"other", ${response.etag}`, '*'])
    expect(await get({ ...BROTLI, 'if-none-match': condition })).toMatchObject({ statusCode: 304, body: '' });
  expect(compressed).not.toHaveBeenCalled();
});

it('compresses what it sends to clients that accept it', async () => {
  const { compressed, get } = serve();
  expect(await get({ ...BROTLI, 'if-none-match': '"other"' })).toMatchObject({ statusCode: 200 });
  expect(compressed).toHaveBeenCalledTimes(1);
  await get({ 'accept-encoding': 'gzip' });
  expect(compressed).toHaveBeenCalledTimes(1);
});
