import { PRODUCT, STORAGE_KEYS } from '@taskloom/contracts';
import { PRODUCT_KEY } from '@taskloom/client';
import { showPrerendered } from './prerendered';

const PAGE = `
  <main><h1>Welcome back to Taskloom</h1>
    <form>
      <input name="email" autofocus /><input name="password" />
      <button type="button">Show</button><button type="submit">Sign In</button>
    </form>
    <a href="/register">Sign up</a>
  </main>`;

const answerMeta = (meta: object) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(meta)));
const started = () => document.querySelector('script[src$="/assets/main.js"]');
const prefetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  );
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const heading = () => document.querySelector('h1')?.textContent;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  window.taskloomPrerendered = undefined;
  window.history.replaceState(null, '', '/login');
  document.head.innerHTML = `<link rel="main" href="/assets/main.js"><link rel="start" href="/assets/boot.js">
    <link rel="inside" href="/assets/inside.js">`;
  document.body.innerHTML = `<div id="root"></div>
    <template lang="en" data-title="Sign in · Taskloom" data-busy="Signing in..." data-failed="Try again.">${PAGE}</template>`;
  answerMeta({ product: PRODUCT });
});

it('shows the page to a visitor and loads nothing else', async () => {
  expect(showPrerendered()).toBe(true);
  await settled();
  expect(heading()).toBe('Welcome back to Taskloom');
  expect(document.title).toBe('Sign in · Taskloom');
  expect(document.activeElement).toHaveProperty('name', 'email');
  expect(document.getElementById('root')?.hidden).toBe(true);
  expect(started()).toBeNull();
  expect(prefetched()).toEqual([]);
});

it('redirects from the home page', () => {
  window.history.replaceState(null, '', '/');
  expect(showPrerendered()).toBe(true);
  expect(window.location.pathname).toBe('/login');
});

it.each(['/projects/7', '/register', '/?invite=abc'])('leaves %s to the shell', (path) => {
  window.history.replaceState(null, '', path);
  expect(showPrerendered()).toBe(false);
});

it('leaves a signed-in person to the shell', () => {
  localStorage.setItem(STORAGE_KEYS.token, 'token-1');
  expect(showPrerendered()).toBe(false);
});

it('starts the shell for a language that is not prerendered', () => {
  localStorage.setItem('taskloom:language', 'de');
  showPrerendered();
  expect(heading()).toBeUndefined();
  expect(started()).not.toBeNull();
});

it('prefetches the code for the next screen on typing, without running it', () => {
  showPrerendered();
  document.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(prefetched()).toEqual(['/assets/main.js', '/assets/boot.js', '/assets/inside.js']);
  expect(started()).toBeNull();
});

it('starts the shell on a press, which the shell repeats', () => {
  showPrerendered();
  press('[type=submit]');
  press('a');
  expect(started()).not.toBeNull();
  expect(window.taskloomPrerendered?.pressed).toBe(1);
  expect(document.querySelector('[type=submit]')?.textContent).toBe('Signing in...');
});

it('leaves a link that opens another tab to the browser', () => {
  showPrerendered();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(started()).toBeNull();
});

it('shows an error when the shell fails to load, and loads it again on the next press', () => {
  showPrerendered();
  press('[type=submit]');
  started()?.dispatchEvent(new Event('error'));
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Try again.');
  expect(document.querySelector('[type=submit]')?.textContent).toBe('Sign In');
  expect(started()).toBeNull();
  press('[type=submit]');
  expect(started()).not.toBeNull();
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('shows the product name of the last visit, and the current one once it is known', async () => {
  localStorage.setItem(PRODUCT_KEY, JSON.stringify({ name: 'Loom', logo: 'LO' }));
  showPrerendered();
  expect(heading()).toBe('Welcome back to Loom');
  expect(document.title).toBe('Sign in · Loom');

  localStorage.clear();
  document.querySelector('body > div')?.remove();
  answerMeta({ product: { name: 'Weaver', logo: 'WE' } });
  showPrerendered();
  await settled();
  expect(heading()).toBe('Welcome back to Weaver');
  expect(started()).toBeNull();
});

it('starts the shell when registration is restricted', async () => {
  answerMeta({ product: PRODUCT, registration: 'closed' });
  showPrerendered();
  await settled();
  expect(started()).not.toBeNull();
});

it('starts the shell on a sign-in in another tab', () => {
  showPrerendered();
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token, newValue: 'token-1' }));
  expect(started()).not.toBeNull();
});
