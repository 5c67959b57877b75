import {
  firstCharacter,
  isRecord,
  PRODUCT,
  SCREENS,
  STORAGE_KEYS,
  API,
  API_BASE,
  type PasskeyProof,
  type SignInProvider,
} from '@taskloom/contracts';
import { browserStorage, PRODUCT_KEY, readJson } from '@taskloom/client';
import { offerPasskeys } from '../passkeys/offer-passkeys';
import { passkeysWork } from '../passkeys/passkeys-work';
import { openProvider, PROVIDER_NAME } from '../providers/open-provider';
import { loadLinked, startShell } from './start-shell';

/** The sign-in page that is shown until the shell replaces it (`sign-in/take-over.ts`). */
export interface Prerendered {
  page: HTMLElement;
  /** The index of the pressed element among {@link PRESSABLE}; the shell repeats the press. */
  pressed?: number;
  /** Signed by a passkey that was chosen from the suggestions of the e-mail field. */
  passkey?: PasskeyProof;
  /** Ends the suggestions. */
  endOffer?: () => void;
}

declare global {
  interface Window {
    taskloomPrerendered?: Prerendered;
  }
}

/** The buttons of providers are not repeated: they lead away from the page. */
export const PRESSABLE = 'a, button:not([data-provider])';

const storage = browserStorage();

/** Visitors who open the sign-in or the home page, which redirects there. The shell handles previews and invitations. */
function isWanted({ pathname, search }: Location): boolean {
  if (storage.getItem(STORAGE_KEYS.token)) return false;
  return pathname === SCREENS.login || (pathname === SCREENS.dashboard && search === '');
}

const pressables = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(PRESSABLE)];

/** Loads and runs the shell, whose first screen is the sign-in. */
function startSignIn(onError?: () => void): void {
  loadLinked(['sign-in']);
  startShell(onError);
}

/** Replaces the default name and logo of the product. */
function rename(page: HTMLElement, product: unknown): void {
  if (!isRecord(product)) return;
  const { name, logo } = product;
  const replaced = [PRODUCT.name, PRODUCT.logo].map(String);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (text === replaced[1] && typeof logo === 'string') node.nodeValue = logo;
    else if (typeof name === 'string') node.nodeValue = text.replaceAll(PRODUCT.name, name);
  }
  if (typeof name === 'string') document.title = document.title.replaceAll(PRODUCT.name, name);
}

/** Fills the hidden button of the built page for each provider. */
function showProviders(page: HTMLElement, providers: unknown): void {
  const part = page.querySelector<HTMLElement>('[data-providers]');
  const sample = part?.querySelector<HTMLButtonElement>('[data-provider]');
  if (!part || !sample || !Array.isArray(providers)) return;
  for (const { id, name, reachable } of providers as Partial<SignInProvider>[]) {
    const button = sample.cloneNode(true) as HTMLButtonElement;
    button.dataset.provider = id;
    button.disabled = reachable === false;
    const [mark, words, state] = button.querySelectorAll('span');
    if (mark) mark.textContent = firstCharacter(name ?? '');
    if (words) words.textContent = words.textContent.replace(PROVIDER_NAME, () => String(name));
    state?.toggleAttribute('hidden', reachable !== false);
    sample.before(button);
  }
  sample.remove();
  part.hidden = providers.length === 0;
}

/** Leads to a provider, and says it in the form when that fails. */
async function leave(button: HTMLButtonElement, page: HTMLElement, failed: string): Promise<void> {
  button.disabled = true;
  try {
    const answer = await fetch(API_BASE + API.loginProviderStart, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: button.dataset.provider }),
    });
    const body: unknown = await answer.json();
    if (!isRecord(body) || typeof body.url !== 'string') throw new Error();
    openProvider(body.url, { use: 'sign-in', from: SCREENS.dashboard });
  } catch {
    button.disabled = false;
    showError(page, failed);
  }
}

function showError(page: HTMLElement, message: string): void {
  page.querySelector('[role=alert]')?.remove();
  const alert = document.createElement('p');
  alert.role = 'alert';
  alert.textContent = message;
  page.querySelector('form')?.append(alert);
}

/** A renamed product is shown correctly from the second visit on. Restricted registration needs the shell. */
async function followMeta(page: HTMLElement): Promise<void> {
  const meta: unknown = await (await fetch(`${API_BASE}${API.meta}`)).json();
  if (!isRecord(meta) || !page.isConnected) return;
  storage.setItem(PRODUCT_KEY, JSON.stringify(meta.product));
  rename(page, meta.product);
  showProviders(page, meta.providers);
  if ((meta.registration ?? 'open') !== 'open' || meta.passwordSignIn === false) startSignIn();
}

/** Hands over to the shell, which repeats what was pressed. */
function press(shown: Prerendered, target: HTMLElement, { busy = '', failed = '' }: DOMStringMap): void {
  if (shown.pressed !== undefined) return;
  const { page } = shown;
  shown.pressed = pressables(page).indexOf(target);
  const submit = page.querySelector<HTMLElement>('[type=submit]');
  const words = submit?.textContent ?? '';
  if (submit && target === submit) submit.textContent = busy;
  page.querySelector('[role=alert]')?.remove();
  startSignIn(() => {
    shown.pressed = undefined;
    if (submit) submit.textContent = words;
    showError(page, failed);
  });
}

function listen(shown: Prerendered, texts: DOMStringMap): void {
  const { page } = shown;
  // Typing indicates a sign-in, so prefetch the code for the next screen.
  page.addEventListener('input', () => loadLinked(['start', 'main', 'sign-in', 'inside'], 'prefetch'), {
    once: true,
  });
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    const submit = page.querySelector<HTMLElement>('[type=submit]');
    if (submit) press(shown, submit, texts);
  });
  page.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const provider = pressed?.closest<HTMLButtonElement>('[data-provider]');
    if (provider) return void leave(provider, page, texts.failed ?? '');
    const target = pressed?.closest<HTMLElement>(PRESSABLE);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!target || elsewhere || target.matches('[type=submit]')) return;
    event.preventDefault();
    press(shown, target, texts);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // Signed in in another tab.
    if (key === STORAGE_KEYS.token && newValue && page.isConnected) startShell();
  });
}

/** Loads the style sheets of the sign-in. Resolves also when one fails. */
const stylesLoaded = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link:is([rel=start], [rel=sign-in])[as=style]')].map(
      (link) =>
        new Promise((resolve) => {
          link.onload = link.onerror = resolve;
          link.rel = 'stylesheet';
        }),
    ),
  );

function show(): void {
  const language = storage.getItem('taskloom:language') ?? 'en';
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${CSS.escape(language)}"]`);
  const root = document.getElementById('root');
  // Development builds have no template.
  if (!template || !root) return startSignIn();
  const page = document.createElement('div');
  page.append(template.content.cloneNode(true));
  window.taskloomPrerendered = { page };
  document.documentElement.lang = language;
  document.title = template.dataset.title ?? '';
  rename(page, readJson(storage, PRODUCT_KEY));
  if (window.location.pathname !== SCREENS.login) window.history.replaceState(null, '', SCREENS.login);

  page.hidden = true;
  root.before(page);
  root.hidden = true;
  void stylesLoaded().then(() => {
    page.hidden = false;
    page.querySelector<HTMLElement>('[autofocus]')?.focus();
  });
  const shown = window.taskloomPrerendered;
  page.querySelector('[data-passkey]')?.toggleAttribute('hidden', !passkeysWork());
  listen(shown, template.dataset);
  shown.endOffer = offerPasskeys((proof) => {
    shown.passkey = proof;
    startSignIn();
  });
  followMeta(page).catch(() => {});
}

/** Shows the sign-in page that the build has rendered, without any other code. Returns false when the shell is needed. */
export function showPrerendered(): boolean {
  if (!isWanted(window.location)) return false;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true });
  else show();
  return true;
}
