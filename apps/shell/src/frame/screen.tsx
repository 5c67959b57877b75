import { Outlet } from '@taskloom/client/router';
import { KitProvider } from '@taskloom/ui/core';
import { PreviewQuestion, useRequestedPreview } from '../remotes';

/** Where the screens appear, with antd's theme around them. A preview is asked about before any of them. */
export function Screen() {
  const requested = useRequestedPreview();
  return (
    <KitProvider>
      {requested ? (
        <PreviewQuestion key={`${requested.remote} ${requested.version}`} requested={requested} />
      ) : (
        <Outlet />
      )}
    </KitProvider>
  );
}
