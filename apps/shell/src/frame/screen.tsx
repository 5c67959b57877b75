import { Outlet } from '@taskloom/client/router';
import { KitProvider } from '@taskloom/ui/core';
import { PreviewQuestion, usePreviewWish } from '../remotes';

/** Where the screens appear, with antd's theme around them. A preview is asked about before any of them. */
export function Screen() {
  const wish = usePreviewWish();
  return (
    <KitProvider>
      {wish ? <PreviewQuestion key={`${wish.remote} ${wish.version}`} wish={wish} /> : <Outlet />}
    </KitProvider>
  );
}
