import { isComposing } from '@taskloom/ui';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { PaletteGroup, PaletteItem } from './palette-item';

/**
 * The selected item: the first one that need not be chosen, until a key or the mouse selects another. While items are loading and there is none yet, Enter runs
 * the first one that arrives.
 */
export function useSelection(
  groups: readonly PaletteGroup[],
  isLoading: boolean,
  onRun: (item: PaletteItem) => void,
) {
  const items = groups.flatMap((group) => group.items);
  const [chosen, select] = useState<string | null>(null);
  const found = items.findIndex(({ id }) => id === chosen);
  const at = found >= 0 ? found : items.findIndex(({ toChoose }) => !toChoose);
  const selected = items[at];

  const isEntered = useRef(false);
  const runEntered = useEffectEvent(() => {
    if (!isEntered.current) return;
    isEntered.current = false;
    if (selected) onRun(selected);
  });
  useEffect(() => {
    if (!isLoading) runEntered();
  }, [isLoading]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      const next = at < 0 && step < 0 ? items.length - 1 : (at + step + items.length) % items.length;
      select(items[next]?.id ?? null);
    }
    if (event.key !== 'Enter') return;
    if (selected || isLoading) event.preventDefault();
    if (selected) onRun(selected);
    else isEntered.current = isLoading;
  };

  return {
    selected,
    onKeyDown,
    onSelect: ({ id }: PaletteItem) => select(id),
    /** Selects the best match after a change of the query. */
    reset: () => {
      isEntered.current = false;
      select(null);
    },
  };
}
