import { useCallback, useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { useUndoneEdits, type Undone } from '@taskloom/client/realtime';
import { LazyBoundary } from '../lazy-boundary/lazy-boundary';

const UndoneToast = lazyPart(() => import('./undone-toast'));

const NONE: readonly (readonly Undone[])[] = [];

/** Reports what became of undoing the person's changes of tasks, on every screen. */
export function UndoneToasts() {
  const [outcomes, setOutcomes] = useState(NONE);
  useUndoneEdits((outcome) => setOutcomes((all) => [...all, outcome]));
  const clear = useCallback(() => setOutcomes(NONE), []);
  return (
    <LazyBoundary onFail={clear}>
      {outcomes.length > 0 && <UndoneToast outcomes={outcomes} onShown={clear} />}
    </LazyBoundary>
  );
}
