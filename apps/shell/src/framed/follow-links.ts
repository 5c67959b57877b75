import { API_BASE } from '@taskloom/contracts';
import type { Host } from './connect';

/** The address of the link that was clicked, when it is one of this installation. */
const ownLink = ({ target }: Event): { to: string; newTab: boolean } | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const { href, origin, pathname, search, hash } = new URL(link.href);
  const here = new URL(location.href);
  // A link to a part of the screen.
  if (origin !== here.origin || (hash !== '' && href.startsWith(here.href.split('#')[0] ?? '')))
    return undefined;
  // The router has no screens there, but files.
  const newTab = link.target === '_blank' || pathname.startsWith(`${API_BASE}/`);
  return { to: `${pathname}${search}${hash}`, newTab };
};

/**
 * Lets the shell follow the links to other pages of this installation that the router leaves to the browser, such as those with Ctrl: a
 * sandboxed frame can open no tabs, and is ended when it leaves its page.
 */
export function followLinks(host: Host): void {
  const follow = (event: MouseEvent, inNewTab: boolean): void => {
    const link = event.defaultPrevented ? undefined : ownLink(event);
    if (!link) return;
    event.preventDefault();
    if (inNewTab || link.newTab) host.send({ type: 'open', to: link.to });
    else host.send({ type: 'navigate', to: link.to, replace: false });
  };
  window.addEventListener('click', (event) =>
    follow(event, event.ctrlKey || event.metaKey || event.shiftKey),
  );
  window.addEventListener('auxclick', (event) => event.button === 1 && follow(event, true));
}
