import type { ReactNode } from 'react';
import { LazyBoundary as ClientLazyBoundary } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../texts';

interface LazyBoundaryProps {
  /** Called when loading fails. Has to stop rendering the part, so that it is not retried at once. */
  onFail: () => void;
  /** No toast, because the user didn't request this part. */
  quiet?: boolean;
  children: ReactNode;
}

/** The lazy boundary of the shell's own parts: when loading fails, it shows a toast and keeps the screen. */
export function LazyBoundary({ onFail, quiet = false, children }: LazyBoundaryProps) {
  const t = useTexts();
  const fail = () => {
    if (!quiet) toast.error(t('app.partFailed'), t('app.partFailedText'));
    onFail();
  };
  return <ClientLazyBoundary onFail={fail}>{children}</ClientLazyBoundary>;
}
