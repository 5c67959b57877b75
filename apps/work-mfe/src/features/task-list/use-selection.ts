import { useState } from 'react';

/** The most rows that can be selected at once. */
export const MOST_SELECTED = 100;

export interface RowSelection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects from the row that was selected last, or from `start`, to this one. */
  selectTo: (id: string, start?: string) => void;
  clear: () => void;
}

interface Chosen {
  ids: readonly string[];
  /** Where a range begins. */
  from: string | null;
}

/** Which rows are selected. `order` are the rows from top to bottom; a row that leaves the list is not selected any more. */
export function useSelection(order: readonly string[]): RowSelection {
  const [chosen, setChosen] = useState<Chosen>({ ids: [], from: null });
  const ids = new Set(order.filter((id) => chosen.ids.includes(id)));
  return {
    ids,
    toggle: (id) => {
      const others = [...ids].filter((other) => other !== id);
      setChosen({ ids: ids.has(id) ? others : [...others, id].slice(0, MOST_SELECTED), from: id });
    },
    selectTo: (id, start) => {
      const from = chosen.from !== null && ids.has(chosen.from) ? chosen.from : (start ?? id);
      const [first, last] = [order.indexOf(from), order.indexOf(id)].toSorted((a, b) => a - b);
      const range = order.slice(Math.max(0, first ?? 0), (last ?? 0) + 1);
      setChosen({ ids: [...new Set([...ids, ...range])].slice(0, MOST_SELECTED), from });
    },
    clear: () => setChosen({ ids: [], from: null }),
  };
}
