/** The current card; on an empty board, its first button. */
export const boardEntry = (board: HTMLElement | null): HTMLElement | null =>
  board?.querySelector<HTMLElement>('[data-card] a:not([tabindex])') ??
  board?.querySelector('button') ??
  null;
