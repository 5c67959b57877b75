import { createIsOutdated } from './is-outdated';

const own = ['/assets/main.1.js'];
const pageWith = (...scripts: string[]): string =>
  `<!doctype html><head><script src="/head.js"></script>${scripts
    .map((src) => `<script defer src="${src}"></script>`)
    .join('')}</head>`;

const serving = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
const html =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

afterEach(() => jest.restoreAllMocks());

it('is older than the server when the page that is served starts with other scripts', async () => {
  serving(html(pageWith('/assets/main.2.js')));
  expect(await createIsOutdated(own)()).toBe(true);
});

it.each([
  ['the served page starts with the same scripts', html(pageWith('/assets/main.1.js'))],
  ['the server answers with an error', html('Bad gateway', 502)],
  ['the server does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['something else answers', html('<p>Maintenance</p>')],
])('is not when %s', async (_case, answer) => {
  serving(answer);
  expect(await createIsOutdated(own)()).toBe(false);
});

it('checks once for simultaneous failures, and again later', async () => {
  let now = 0;
  const fetched = serving(html(pageWith(...own)));
  const isOutdated = createIsOutdated(own, () => now);
  await Promise.all([isOutdated(), isOutdated()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  now = 6_000;
  await isOutdated();
  expect(fetched).toHaveBeenCalledTimes(2);
});
