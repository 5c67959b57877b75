import type { ServerResponse } from 'node:http';
import { refusal, TestBackend, useApi } from '../../../test/index.js';

const backend = new TestBackend();
let address = '';
const { as, given } = useApi(async () => {
  address = await backend.listen();
  return { REMOTE_PRIVATE_HOSTS: '127.0.0.1', REMOTE_BACKEND_TIMEOUT_MS: '300' };
});
afterAll(() => backend.close());

const setUp = async () => {
  const { admin } = await given.team();
  const { name } = await given.remote({ backend: address });
  await as(admin).put(`/remotes/${name}/backend`, { address, agreed: true });
  return () => as(admin).get(`/remotes/${name}/backend/a`);
};

const drip = (response: ServerResponse) => {
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

it.each<[string, (response: ServerResponse) => void]>([
  ['never answers', () => {}],
  ['stops in the middle of its answer', (response) => void response.write('{')],
  ['sends a byte now and then', drip],
])('a backend that %s is cut off, and its connection closed', async (_what, behave) => {
  const call = await setUp();
  let closed: Promise<unknown> = Promise.resolve();
  backend.on((_received, response) => {
    closed = new Promise((resolve) => response.on('close', resolve));
    behave(response);
  });
  expect(await call()).toMatchObject(refusal(504, 'REMOTE_BACKEND_TIMEOUT'));
  await closed;
});
