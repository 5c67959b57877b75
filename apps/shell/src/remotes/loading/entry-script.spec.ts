import { createHash } from 'node:crypto';
import { forgetContainer, loadEntry } from './entry-script';

const entry = { url: 'http://localhost/r/reports/remote-entry.js', container: 'reports_1_2_0' };
const container = { init: () => {}, get: () => {} };
const globals = window as unknown as Record<string, unknown>;
const script = () => document.head.querySelector('script');

/** jsdom loads no scripts: the test dispatches the event that ends the load. */
const end = (how: 'load' | 'error', leaves?: unknown) => {
  globals[entry.container] = leaves;
  script()?.dispatchEvent(new Event(how));
};
const load = (signal = new AbortController().signal, integrity?: string) =>
  loadEntry({ ...entry, integrity }, signal);

afterEach(() => {
  globals[entry.container] = undefined;
});

it('runs the script once and returns its container', async () => {
  const loaded = load();
  expect(script()).toMatchObject({ src: entry.url, crossOrigin: 'anonymous' });
  end('load', container);
  await expect(loaded).resolves.toBe(container);
  expect(script()).toBeNull();
  await expect(load()).resolves.toBe(container);
  expect(script()).toBeNull();
});

it.each([undefined, {}, 'text', { get: () => {} }])(
  'refuses a script that leaves %j behind',
  async (leaves) => {
    const loaded = load();
    end('load', leaves);
    await expect(loaded).rejects.toMatchObject({ kind: 'invalid' });
  },
);

it('reports the error of this script only', async () => {
  const loaded = load();
  const broken = new TypeError('x is undefined');
  window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/other.js', message: 'No' }));
  window.dispatchEvent(new ErrorEvent('error', { filename: entry.url, error: broken, message: 'Uncaught' }));
  end('load');
  await expect(loaded).rejects.toMatchObject({
    kind: 'invalid',
    message: `${entry.url} threw TypeError: x is undefined`,
  });
});

it.each([
  ['missing', 404],
  ['revoked', 410],
  ['network', 502],
  ['network', 200],
] as const)('finds out why it failed: %s when the file returns %i', async (kind, status) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status }));
  const loaded = load();
  end('error');
  await expect(loaded).rejects.toMatchObject({ kind });
});

const sumOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

it('sets the integrity from the registry on the script', async () => {
  const loaded = load(undefined, sumOf('good'));
  expect(script()).toMatchObject({ integrity: sumOf('good'), crossOrigin: 'anonymous' });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('goof'));
  end('error');
  await expect(loaded).rejects.toMatchObject({ kind: 'integrity' });
});

it('runs the script again once its container is forgotten', async () => {
  const loaded = load();
  end('load', container);
  await loaded;
  forgetContainer(entry.container);
  void load();
  expect(script()).not.toBeNull();
  end('load', container);
});

it('reports a network fault when the server does not respond', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const loaded = load();
  end('error');
  await expect(loaded).rejects.toMatchObject({ kind: 'network' });
});

it('stops waiting and removes the script on a timeout', async () => {
  const limit = new AbortController();
  const loaded = load(limit.signal);
  limit.abort(new Error('time'));
  await expect(loaded).rejects.toThrow('time');
  expect(script()).toBeNull();
});
