import { Outlet } from '@taskloom/client/router';
import { PreviewQuestion, useRequestedPreview } from '../remotes';

/** Renders the screens, or the confirmation of a preview in their place. */
export function Screen() {
  const requested = useRequestedPreview();
  return requested ? (
    <PreviewQuestion key={`${requested.remote} ${requested.version}`} requested={requested} />
  ) : (
    <Outlet />
  );
}
