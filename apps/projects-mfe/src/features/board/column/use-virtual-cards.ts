import { useEffect, useState } from 'react';
import type { VirtualCards as Component } from './virtual-cards';

type VirtualCards = typeof Component;

let loaded: VirtualCards | null = null;

/**
 * The component of long columns, once its code is loaded; null until then, and false when it can't be loaded. Without `lazy`,
 * which would show its fallback for at least 300 ms.
 */
export function useVirtualCards(wanted: boolean): VirtualCards | null | false {
  const [found, setFound] = useState<VirtualCards | null | false>(() => loaded);
  const missing = wanted && found === null;
  useEffect(() => {
    if (!missing) return;
    let over = false;
    import('./virtual-cards').then(
      ({ VirtualCards }) => {
        loaded = VirtualCards;
        if (!over) setFound(() => VirtualCards);
      },
      () => over || setFound(false),
    );
    return () => {
      over = true;
    };
  }, [missing]);
  return found;
}
