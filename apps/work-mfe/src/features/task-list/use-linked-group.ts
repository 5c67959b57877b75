import { useEffect, useRef } from 'react';
import { useLocation } from '@taskloom/client/router';

/** Scrolls to the group that the address names (`/work#today`) and moves the focus to its heading, once for each visit. */
export function useLinkedGroup(): void {
  const { hash, key } = useLocation();
  const visited = useRef<string>(null);
  useEffect(() => {
    if (visited.current === key) return;
    // After the shell has scrolled the new screen to its top.
    const frame = requestAnimationFrame(() => {
      visited.current = key;
      const heading = hash && document.getElementById(`work-${hash.slice(1)}`);
      if (!heading) return;
      heading.scrollIntoView();
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
