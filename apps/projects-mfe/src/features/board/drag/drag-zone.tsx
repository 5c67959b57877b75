import { lazyPart, savesData, whenIdle } from '@taskloom/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LazyBoundary } from '../../../lazy-boundary/lazy-boundary';
import type { DragLayerProps } from './drag-layer';

const DragLayer = lazyPart(() => import('./drag-layer'));

/** Follows the drags of cards. Its code is loaded when the page is idle or with the first press of a card. */
export function DragZone({ presses, ...props }: Omit<DragLayerProps, 'press'>) {
  const press = useSyncExternalStore(presses.subscribe, presses.last);
  const [idle, setIdle] = useState(false);
  useEffect(() => (savesData() ? undefined : whenIdle(() => setIdle(true))), []);
  return (
    <LazyBoundary
      onFail={() => {
        setIdle(false);
        presses.forget();
      }}
    >
      {(idle || press) && <DragLayer presses={presses} press={press} {...props} />}
    </LazyBoundary>
  );
}
