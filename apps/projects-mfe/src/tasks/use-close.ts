import { SCREENS } from '@taskloom/contracts';
import { useCanGoBack, useNavigate } from '@taskloom/client/router';

/** Closes a task as Back does: to where it was opened from. In a tab of its own, the board takes its place. */
export function useClose(projectId: string): () => void {
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => void (canGoBack ? navigate(-1) : navigate(SCREENS.project(projectId), { replace: true }));
}
