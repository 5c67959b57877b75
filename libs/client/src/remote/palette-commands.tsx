import { createObservable } from '@taskloom/contracts';
import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { LazyBoundary } from './lazy-boundary';

/** A command of the open screen in the palette. Commands that need no screen are links in `remote.json` (`CommandEntry` of contracts). */
export interface ScreenCommand {
  /** Unique among the commands of the page. */
  id: string;
  title: string;
  /** The objects that it acts on: '3 selected tasks'. */
  about?: string;
  icon?: ComponentType<{ className?: string; size?: number | string }>;
  /** The keys that do the same. */
  keys?: readonly string[];
  /** Further words that find it. */
  words?: string;
  /** Offered only for a query that matches; the others are offered at once. */
  onlyTyped?: boolean;
  /** Called once the palette is closed and the focus is back on the page. */
  run: () => void;
}

/** The text that is typed into the open palette. */
export interface PaletteRequest {
  query: string;
  /** The element that had the focus when the palette was opened. */
  from: Element | null;
}

const NONE: readonly ScreenCommand[] = [];

let request: PaletteRequest | null = null;
const offers = new Map<object, readonly ScreenCommand[]>();
let offered = NONE;
const changes = createObservable();

const ask = (next: PaletteRequest | null): void => {
  request = next;
  changes.notify();
};

const offer = (owner: object, commands: readonly ScreenCommand[]): void => {
  if (commands.length > 0) offers.set(owner, commands);
  else if (!offers.delete(owner)) return;
  offered = [...offers.values()].flat();
  changes.notify();
};

/**
 * For a screen: renders a part that offers commands ({@link useScreenCommands}) while the palette is open. The part can be lazy, so that
 * its code is loaded with the first opening; the next opening tries again when that fails.
 * @example
 * <PaletteCommands render={({ query }) => <ScreenCommands query={query} />} />
 */
export function PaletteCommands({ render }: { render: (request: PaletteRequest) => ReactNode }) {
  const open = useSyncExternalStore(changes.subscribe, () => request);
  const [failed, setFailed] = useState(false);
  if (!open && failed) setFailed(false);
  return <LazyBoundary onFail={() => setFailed(true)}>{open && !failed && render(open)}</LazyBoundary>;
}

/**
 * Offers commands while the component is mounted. The list may be a new one only when the commands change.
 * @example
 * useScreenCommands([{ id: 'reports-export', title: 'Export the report', run: save }]);
 */
export function useScreenCommands(commands: readonly ScreenCommand[]): void {
  useEffect(() => {
    const owner = {};
    offer(owner, commands);
    return () => offer(owner, NONE);
  }, [commands]);
}

/**
 * For the palette, while it is open: the commands of the screens.
 * @internal
 */
export function useOfferedCommands(query: string, from: Element | null): readonly ScreenCommand[] {
  useEffect(() => ask({ query, from }), [query, from]);
  useEffect(() => () => ask(null), []);
  return useSyncExternalStore(changes.subscribe, () => offered);
}
