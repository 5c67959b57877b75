import { UnreadPayloads } from './unread-payloads.js';

const KB = 1024;

const create = () => {
  const payloads = new UnreadPayloads();
  const add = (payload: unknown) => payloads.add(payload);
  return { payloads, add };
};

it('counts a buffer of several responses once, until the last of them is read', () => {
  const { payloads, add } = create();
  const body = Buffer.alloc(100 * KB);
  const [first, second] = [add(body), add(body)];
  expect(payloads.bytes).toBe(100 * KB);
  expect([first.share(), second.share()]).toEqual([50 * KB, 50 * KB]);
  first.forget();
  expect([payloads.bytes, second.share()]).toEqual([100 * KB, 100 * KB]);
  second.forget();
  expect(payloads.bytes).toBe(0);
});

it('counts equal buffers and texts of several responses each', () => {
  const { payloads, add } = create();
  const text = 'x'.repeat(100 * KB);
  const all = [Buffer.from(text), Buffer.from(text), text, text].map(add);
  expect(payloads.bytes).toBe(400 * KB);
  expect(all.map((each) => each.share())).toEqual(Array(4).fill(100 * KB));
});

it('counts 16 KB for each connection at least, so that their number is limited', () => {
  const { payloads, add } = create();
  const body = Buffer.alloc(100 * KB);
  const responses = Array.from({ length: 10 }, () => add(body));
  expect([payloads.bytes, responses[0]?.share()]).toEqual([160 * KB, 16 * KB]);
  const stream = add({ pipe: () => undefined });
  expect([payloads.bytes, stream.share()]).toEqual([176 * KB, 16 * KB]);
  for (const each of [...responses, stream]) each.forget();
  expect(payloads.bytes).toBe(0);
});
