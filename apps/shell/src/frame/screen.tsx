import { lazy, Suspense } from 'react';
import { Outlet } from '@taskloom/client/router';
import { LoadingState } from '@taskloom/ui';
import { useTexts } from '../texts';

// Under way as soon as the frame's own code is: the first screen needs it too.
const kits = import('./kits');
const Kits = lazy(() => kits);

/** Where the screens appear, with antd's theme around them. The frame paints without waiting for antd. */
export function Screen() {
  const t = useTexts();
  return (
    <Suspense fallback={<LoadingState text={t('app.loading')} />}>
      <Kits>
        <Outlet />
      </Kits>
    </Suspense>
  );
}
