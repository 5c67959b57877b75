import { isRecord, PRODUCT, SCREENS, STORAGE_KEYS, API, API_BASE } from '@taskloom/contracts';
import { browserStorage, PRODUCT_KEY, readJson } from '@taskloom/client';
import { loadLinked, startShell } from './start-shell';

/** The sign-in page that is shown until the shell replaces it (`sign-in/take-over.ts`). */
export interface Prerendered {
  page: HTMLElement;
  /** The index of the pressed element among {@link PRESSABLE}; the shell repeats the press. */
  pressed?: number;
}

declare global {
  interface Window {
    taskloomPrerendered?: Prerendered;
  }
}

export const PRESSABLE = 'a, button';

const storage = browserStorage();

/** Visitors who open the sign-in or the home page, which redirects there. The shell handles previews and invitations. */
function isWanted({ pathname, search }: Location): boolean {
  if (storage.getItem(STORAGE_KEYS.token)) return false;
  return pathname === SCREENS.login || (pathname === SCREENS.dashboard && search === '');
}

const pressables = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(PRESSABLE)];

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

/** A renamed product is shown correctly from the second visit on. Restricted registration needs the shell. */
async function followMeta(page: HTMLElement): Promise<void> {
  const meta: unknown = await (await fetch(`${API_BASE}${API.meta}`)).json();
  if (!isRecord(meta) || !page.isConnected) return;
  storage.setItem(PRODUCT_KEY, JSON.stringify(meta.product));
  rename(page, meta.product);
  if ((meta.registration ?? 'open') !== 'open') startShell();
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
  startShell(() => {
    shown.pressed = undefined;
    if (submit) submit.textContent = words;
    const alert = document.createElement('p');
    alert.role = 'alert';
    alert.textContent = failed;
    page.querySelector('form')?.append(alert);
  });
}

function listen(shown: Prerendered, texts: DOMStringMap): void {
  const { page } = shown;
  // Typing indicates a sign-in, so prefetch the code for the next screen.
  page.addEventListener('input', () => loadLinked(['start', 'main', 'inside'], 'prefetch'), { once: true });
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    const submit = page.querySelector<HTMLElement>('[type=submit]');
    if (submit) press(shown, submit, texts);
  });
  page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
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

function show(): void {
  const language = storage.getItem('taskloom:language') ?? 'en';
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${CSS.escape(language)}"]`);
  const root = document.getElementById('root');
  // Development builds have no template.
  if (!template || !root) return startShell();
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
  const style = document.querySelector<HTMLLinkElement>('link[rel=start][as=style]');
  const appear = () => {
    page.hidden = false;
    page.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  if (style) {
    style.onload = style.onerror = appear;
    style.rel = 'stylesheet';
  } else appear();
  listen(window.taskloomPrerendered, template.dataset);
  followMeta(page).catch(() => {});
}

/** Shows the sign-in page that the build has rendered, without any other code. Returns false when the shell is needed. */
export function showPrerendered(): boolean {
  if (!isWanted(window.location)) return false;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true });
  else show();
  return true;
}
