import { Outlet } from '@taskloom/client/router';
import { KitProvider } from '@taskloom/ui/core';
import { PreviewQuestion, useRequestedPreview } from '../remotes';

/** Renders the screens in antd's theme, or the confirmation of a preview in their place. */
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
