import { useEffect, useState } from 'react';
import { onStepUpRequired } from '@taskloom/contracts/rtk';
import { lazyPart } from '@taskloom/client';

const StepUpDialog = lazyPart(() => import('./step-up.dialog'));

/** Asks for a proof over the page when a call needs one; the call goes on afterwards. */
export function StepUp() {
  const [settle, setSettle] = useState<(proved: boolean) => void>();
  useEffect(() => {
    let open: ((proved: boolean) => void) | undefined;
    const end = onStepUpRequired(
      () =>
        new Promise<boolean>((resolve) => {
          open = resolve;
          setSettle(() => resolve);
        }),
    );
    return () => {
      end();
      open?.(false);
    };
  }, []);
  if (!settle) return null;
  return (
    <StepUpDialog
      onEnd={(proved) => {
        setSettle(undefined);
        settle(proved);
      }}
    />
  );
}
