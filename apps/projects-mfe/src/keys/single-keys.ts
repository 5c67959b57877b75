/** Elements in which keys are text or have another meaning. */
const BUSY = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

export const isBusy = (target: Element | null): boolean => (target?.closest(BUSY) ?? null) !== null;

/** The shell has the person's choice on the page: single keys can be switched off (WCAG 2.1.4). */
export const singleKeysOn = (): boolean => document.documentElement.dataset.singleKeys !== 'off';
