import { PRODUCT, STORAGE_KEYS } from '@taskloom/contracts';
import { PRODUCT_KEY } from '@taskloom/client';
import { fakePasskeys, noPasskeys, PROOF, REQUEST, signedCredential } from '../test/fake-passkeys';
import { openProvider } from '../providers/open-provider';
import { showPrerendered } from './prerendered';

jest.mock('../providers/open-provider', () => ({
  ...jest.requireActual<object>('../providers/open-provider'),
  openProvider: jest.fn(),
}));

const PAGE = `
  <main><h1>Welcome back to Taskloom</h1>
    <form>
      <input name="email" autofocus /><input name="password" />
      <button type="button">Show</button><button type="submit">Sign In</button>
    </form>
    <div data-passkey hidden><button type="button">Use a passkey</button></div>
    <div data-providers hidden><p>or</p><button type="button" data-provider="">
      <span>%</span><span>Continue with %provider%</span><span hidden>Not reachable now</span></button></div>
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
    <link rel="inside" href="/assets/inside.js"><link rel="sign-in" href="/assets/sign-in.js">`;
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

it('appears once its style sheets are loaded', async () => {
  document.head.innerHTML +=
    '<link rel="start" as="style" href="/a.css"><link rel="sign-in" as="style" href="/b.css">';
  const sheets = document.querySelectorAll('link[as=style]');
  showPrerendered();
  for (const sheet of sheets) {
    await settled();
    expect(document.querySelector('main')?.closest('[hidden]')).not.toBeNull();
    sheet.dispatchEvent(new Event('load'));
  }
  await settled();
  expect(document.querySelector('main')?.closest('[hidden]')).toBeNull();
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
  expect(prefetched()).toEqual([
    '/assets/main.js',
    '/assets/boot.js',
    '/assets/inside.js',
    '/assets/sign-in.js',
  ]);
  expect(started()).toBeNull();
});

it('starts the shell on a press, which the shell repeats', () => {
  showPrerendered();
  press('[type=submit]');
  press('a');
  expect(started()).not.toBeNull();
  expect(document.querySelector('link[rel=preload][href="/assets/sign-in.js"]')).not.toBeNull();
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

describe('passkeys', () => {
  const button = () => document.querySelector('[data-passkey]');
  afterEach(noPasskeys);

  it('have no button where the browser has none', async () => {
    showPrerendered();
    await settled();
    expect(button()).toHaveAttribute('hidden');
  });

  it('are offered by the e-mail field, and a chosen one starts the shell', async () => {
    fakePasskeys({ suggests: true, get: () => Promise.resolve(signedCredential()) });
    answerMeta(REQUEST);
    showPrerendered();
    expect(button()).not.toHaveAttribute('hidden');
    for (let turn = 0; turn < 5; turn++) await settled();
    expect(window.taskloomPrerendered?.passkey).toEqual(PROOF);
    expect(started()).not.toBeNull();
  });

  it('leave the page as it is without a choice', async () => {
    fakePasskeys({ suggests: true, get: () => Promise.reject(new DOMException('ended', 'AbortError')) });
    answerMeta(REQUEST);
    showPrerendered();
    for (let turn = 0; turn < 5; turn++) await settled();
    expect(window.taskloomPrerendered?.passkey).toBeUndefined();
    expect(started()).toBeNull();
  });
});

describe('the providers of an installation', () => {
  const providers = [
    { id: '1', name: 'Fernbank ID', reachable: true },
    { id: '2', name: '🇬🇧 Orbit $& Partners', reachable: false },
  ];
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[data-provider]')];
  const showWith = async (start: () => Response) => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url) =>
        Promise.resolve(
          String(url).endsWith('/start') ? start() : Response.json({ product: PRODUCT, providers }),
        ),
      );
    showPrerendered();
    await settled();
  };

  it('are hidden until they are known, and stay hidden where there are none', async () => {
    showPrerendered();
    await settled();
    expect(document.querySelector('[data-providers]')).toHaveProperty('hidden', true);
  });

  it('have a button each; one that is down can’t be pressed and says so', async () => {
    await showWith(() => Response.json({ url: 'https://id.example' }));
    expect(document.querySelector('[data-providers]')).toHaveProperty('hidden', false);
    const words = buttons().map(({ textContent, disabled }) => [
      textContent.replace(/\s+/g, ' ').trim(),
      disabled,
    ]);
    expect(words).toEqual([
      ['FContinue with Fernbank IDNot reachable now', false],
      ['🇬🇧Continue with 🇬🇧 Orbit $& PartnersNot reachable now', true],
    ]);
    expect(buttons().map((button) => button.querySelectorAll('span')[2]?.hidden)).toEqual([true, false]);
  });

  it('open at a press without the shell, which repeats other presses as before', async () => {
    await showWith(() => Response.json({ url: 'https://id.example/auth?x=1' }));
    press('[data-provider="1"] span');
    await settled();
    expect(openProvider).toHaveBeenCalledWith('https://id.example/auth?x=1', { use: 'sign-in', from: '/' });
    expect(started()).toBeNull();
    press('a');
    expect(window.taskloomPrerendered?.pressed).toBe(3);
  });

  it('say in the form that they can’t be opened', async () => {
    await showWith(() => Response.json({ code: 'PROVIDER_UNAVAILABLE' }, { status: 503 }));
    press('[data-provider="1"]');
    await settled();
    expect(openProvider).not.toHaveBeenCalled();
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Try again.');
    expect(buttons()[0]?.disabled).toBe(false);
  });
});
