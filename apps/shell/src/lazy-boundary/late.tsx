import type { ReactNode } from 'react';
import { Late as LatePart } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../texts';

interface LateProps {
  /** Takes the wish back, so that it is not tried again at once. */
  onFail: () => void;
  /** Nobody asked for it, so nobody is told. */
  quiet?: boolean;
  children: ReactNode;
}

/** Around parts of the shell that come late: when one does not, a toast says so. */
export function Late({ onFail, quiet = false, children }: LateProps) {
  const t = useTexts();
  const fail = () => {
    if (!quiet) toast.error(t('app.partFailed'), t('app.partFailedText'));
    onFail();
  };
  return <LatePart onFail={fail}>{children}</LatePart>;
}
