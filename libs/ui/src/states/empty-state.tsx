import type { IconShape } from '../icons/icon-shape';
import { StateFrame, type StateTexts } from './state-frame';

/** Nothing here yet, or nothing matches: icon, the specification's text, the next action. */
export const EmptyState = (props: StateTexts & { icon: IconShape }) => <StateFrame {...props} />;
