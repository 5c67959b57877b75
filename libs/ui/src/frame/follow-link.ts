import type { MouseEvent } from 'react';

/** Elements that handle a press themselves. */
const OWN = 'a, button, input, label, select, textarea';

/**
 * For a card that its title link covers. The text lies above the link, so that it can be selected; a press on
 * it still follows the link, with the same modifier keys.
 */
export function followLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget: card, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  // Menus and dialogs of a card are rendered elsewhere in the document, but React's events bubble through
  // portals.
  if (!card.contains(target) || target.closest(OWN)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  card
    .querySelector('a')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}
