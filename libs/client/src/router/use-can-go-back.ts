import { useLocation } from 'react-router-dom';
import { useGuardedHistory } from './app-router';

/**
 * Whether `navigate(-1)` leads to a screen that this tab has shown before, also after a reload. False on the first screen of a tab and on
 * those that replaced it, for example after signing in: there, going back would leave the product.
 * @example
 * const navigate = useNavigate();
 * const canGoBack = useCanGoBack();
 * const close = () => void (canGoBack ? navigate(-1) : navigate('/reports', { replace: true }));
 */
export function useCanGoBack(): boolean {
  // Renders again with each change of the history.
  useLocation();
  return useGuardedHistory().canGoBack();
}
