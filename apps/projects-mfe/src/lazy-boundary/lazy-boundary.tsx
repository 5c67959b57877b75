import type { ReactNode } from 'react';
import { LazyBoundary as ClientLazyBoundary } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../texts/start';

interface LazyBoundaryProps {
  /** Called when loading fails. Has to stop rendering the part, so that it is not retried at once. */
  onFail: () => void;
  children: ReactNode;
}

/**
 * The lazy boundary around dialogs: when their code cannot be loaded, it shows a toast and keeps the screen.
 */
export function LazyBoundary({ onFail, children }: LazyBoundaryProps) {
  const t = useTexts();
  const fail = () => {
    toast.error(t('partFailed'), t('partFailedText'));
    onFail();
  };
  return <ClientLazyBoundary onFail={fail}>{children}</ClientLazyBoundary>;
}
