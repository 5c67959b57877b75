import type { IconShape } from '../icons/icon-shape';
import { StateFrame, type StateTexts } from './state-frame';

/** An empty list or a search without matches: icon, the text of the specification, the next action. */
export const EmptyState = (props: StateTexts & { icon: IconShape }) => <StateFrame {...props} />;
