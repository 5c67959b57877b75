import { useEffect, useEffectEvent, useRef } from 'react';
import { SCREENS, type NavigationEntry } from '@taskloom/contracts';
import { holdKeys, releaseKeys } from '@taskloom/client';
import { useNavigate } from '@taskloom/client/router';
import { isComposing } from '@taskloom/ui';
import { preferences, usePreferences } from '../preferences/preferences';
import { GO, goKeys, pathFor } from './go-keys';

/** The time limit for the second key after `g`, in milliseconds. */
export const SEQUENCE_MS = 1_200;

/** Creates a task from anywhere. */
export const CREATE = 'c';

/** Elements in which keys are text or have another meaning. */
const BUSY = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

export const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(BUSY) !== null;

/** The palette can be opened from a field on the page, but not from a dialog, which it would cover. */
export const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

interface Shortcuts {
  entries: readonly NavigationEntry[];
  onPalette: () => void;
  onCreate: () => void;
  onHelp: () => void;
}

/** Ctrl/⌘ K, `g` and a letter, `c`, `/`, `?`. Single-key shortcuts can be switched off in the settings. */
export function useShortcuts({ entries, onPalette, onCreate, onHelp }: Shortcuts): void {
  const navigate = useNavigate();
  const { singleKeys } = usePreferences();
  const pending = useRef<{ key: string; at: number } | null>(null);

  // Remotes have single keys too, such as those of cards.
  useEffect(() => {
    document.documentElement.dataset.singleKeys = singleKeys ? 'on' : 'off';
  }, [singleKeys]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isComposing(event)) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k' || isInDialog(event.target)) return;
      event.preventDefault();
      return onPalette();
    }
    if (!preferences().singleKeys || isBusy(event.target)) return;

    const before = pending.current;
    pending.current = event.key === GO ? { key: GO, at: event.timeStamp } : null;
    if (event.key === '?') return onHelp();
    const sequence =
      before && event.timeStamp - before.at < SEQUENCE_MS ? [before.key, event.key] : [event.key];
    const path = pathFor(goKeys(entries), sequence);
    if (path === undefined && event.key.toLowerCase() === CREATE) {
      event.preventDefault();
      return onCreate();
    }
    if (path === undefined) return;
    pending.current = null;
    event.preventDefault();
    // The field of the search has the focus once its remote is loaded.
    if (path === SCREENS.search && path !== window.location.pathname) holdKeys(() => undefined);
    void navigate(path);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      releaseKeys();
    };
  }, []);
}
