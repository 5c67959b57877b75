import { useEffect } from 'react';

/**
 * Makes the browser ask for confirmation before the tab is closed or reloaded while `unfinished` is true.
 * @example
 * useAskBeforeUnload(text !== '');
 */
export function useAskBeforeUnload(unfinished: boolean): void {
  useEffect(() => {
    if (!unfinished) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unfinished]);
}
