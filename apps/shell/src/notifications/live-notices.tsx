import { useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { LazyBoundary } from '../lazy-boundary/lazy-boundary';
import { useIsMenuOpen } from './menu-open';
import { useLiveNotifications } from './use-live-notifications';

const LiveNotice = lazyPart(() => import('./live-notice'));

/** Notices of live notifications. Their code is loaded with the first one. They wait while the menu is open. */
export function LiveNotices() {
  const { notice, next } = useLiveNotifications();
  const menuOpen = useIsMenuOpen();
  const [needed, setNeeded] = useState(false);
  if (notice && !needed) setNeeded(true);
  const forgo = () => {
    setNeeded(false);
    next();
  };
  return (
    <LazyBoundary onFail={forgo} quiet>
      {needed && <LiveNotice notice={menuOpen ? undefined : notice} onGone={next} />}
    </LazyBoundary>
  );
}
