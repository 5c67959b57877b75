import type { MouseEvent } from 'react';

/** What answers a press by itself. */
const OWN = 'a, button, input, label, select, textarea';

/**
 * For a card whose title is a link that covers it: its words lie above the cover, so that they can be marked and are
 * found under the pointer, and a press on one of them follows the link all the same, with the keys that were held.
 */
export function followLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget: card, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  // Menus and dialogs of a card hang elsewhere in the document; React's events of theirs come by here too.
  if (!card.contains(target) || target.closest(OWN)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  card
    .querySelector('a')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}
