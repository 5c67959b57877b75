import type { IconShape } from '../icons/icon-shape';
import { StateFrame, type StateTexts } from './state-frame';

/**
 * An empty list or a search without matches: an icon, what is missing, and what to do next.
 * @example
 * <EmptyState icon={icons.state.noResults} title="No reports yet" text="Reports appear once tasks are done." />
 */
export const EmptyState = (props: StateTexts & { icon: IconShape }) => <StateFrame {...props} />;
