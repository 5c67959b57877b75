import { useMemo, type RefObject } from 'react';

interface Field {
  focus: (options?: { cursor: 'all' }) => void;
}

/** The first field of a dialog. A restored text in it is selected, so that typing replaces it. */
export const useStartField = (field: RefObject<Field | null>, restored: boolean) =>
  useMemo(
    () => ({ current: { focus: () => field.current?.focus(restored ? { cursor: 'all' } : undefined) } }),
    [field, restored],
  );
