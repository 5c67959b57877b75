import { lazy, Suspense, useState } from 'react';
import { useIsMenuOpen } from './menu-open';
import { useLiveNotifications } from './use-live-notifications';

const LiveNotice = lazy(() => import('./live-notice'));

/** Notices of what arrives live. Their code comes with the first one; they wait while the menu is open. */
export function LiveNotices() {
  const { notice, next } = useLiveNotifications();
  const menuOpen = useIsMenuOpen();
  const [needed, setNeeded] = useState(false);
  if (notice && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <LiveNotice notice={menuOpen ? undefined : notice} onGone={next} />
    </Suspense>
  );
}
