import { useCallback } from 'react';
import { isRecord } from '@taskloom/contracts';
import { useLocation, useNavigate } from '@taskloom/client/router';

/** Marks the history entry of the open drawer. */
const DRAWER = 'drawer';

const isOpen = (state: unknown): boolean => isRecord(state) && state[DRAWER] === true;

/**
 * The drawer is an entry of the browser's history, so that Back only closes it (specification 2). A link inside replaces the entry.
 */
export function useDrawer() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const show = useCallback(() => {
    const before = isRecord(state) ? state : {};
    void navigate({ pathname, search, hash }, { state: { ...before, [DRAWER]: true } });
  }, [navigate, pathname, search, hash, state]);
  const close = useCallback(() => void navigate(-1), [navigate]);
  return { open: isOpen(state), show, close };
}

export type DrawerState = ReturnType<typeof useDrawer>;
