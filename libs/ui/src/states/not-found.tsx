import MapPinOff from 'lucide-react/icons/map-pin-off';
import { StateFrame, type StateTexts } from './state-frame';

/**
 * The screen for an unknown address; its title is the `h1` of the screen.
 * @example
 * <NotFound title="This report does not exist" />
 */
export const NotFound = (props: StateTexts) => <StateFrame level={1} {...props} icon={MapPinOff} />;
