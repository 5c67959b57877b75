/** What a popover needs besides its content: its padding, the gap to its button and to the window's edge. Pixels. */
const AROUND = 44;

/** How high a menu may be that opens below an element, or above it where that is more. Pixels. */
export const roomBeside = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top, window.innerHeight - bottom) - AROUND;
};
