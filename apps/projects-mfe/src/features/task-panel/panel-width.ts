import { remoteStorage } from '@taskloom/client';

const storage = remoteStorage('projects');
const KEY = 'panel-width';
/** Read by `--tl-side-panel-width`, which holds it within its limits (libs/ui: base.css). */
const PROPERTY = '--tl-side-panel-chosen';

const isWidth = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Sets the width of open tasks beside the board, in pixels; null for the usual one. */
export function setPanelWidth(width: number | null): void {
  const { style } = document.documentElement;
  if (width === null) style.removeProperty(PROPERTY);
  else style.setProperty(PROPERTY, `${width}px`);
}

export function keepPanelWidth(width: number | null): void {
  setPanelWidth(width);
  if (width === null) storage.remove(KEY);
  else storage.write(KEY, width);
}

/** Applies the width that the person has chosen in this browser. */
export function applyPanelWidth(): void {
  const kept = storage.read(KEY);
  setPanelWidth(isWidth(kept) ? kept : null);
}
