import { lazyPart } from '@taskloom/client';
import { LazyBoundary } from '../../../lazy-boundary/lazy-boundary';
import { useMarks } from './board-marks';
import type { BulkBarProps } from './bulk-bar';

export const loadBulkBar = () => import('./bulk-bar');
const BulkBar = lazyPart(loadBulkBar);

/** The place of the selected cards' bar, which is loaded when the page is idle or with the first selection. */
export function BulkPlace(props: BulkBarProps) {
  const isUsed = useMarks(({ selection }) => selection.ids.size > 0);
  return <LazyBoundary onFail={props.onClear}>{isUsed && <BulkBar {...props} />}</LazyBoundary>;
}
