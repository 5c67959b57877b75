import type { ReactNode } from 'react';
import { Late as LatePart } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../texts';

interface LateProps {
  /** Takes the wish back, so that it is not tried again at once. */
  onFail: () => void;
  children: ReactNode;
}

/** Around dialogs whose code comes when they are opened: without a connection a toast says so, and the screen stays. */
export function Late({ onFail, children }: LateProps) {
  const t = useTexts();
  const fail = () => {
    toast.error(t('partFailed'), t('partFailedText'));
    onFail();
  };
  return <LatePart onFail={fail}>{children}</LatePart>;
}
