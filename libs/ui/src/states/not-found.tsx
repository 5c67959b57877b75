import MapPinOff from 'lucide-react/icons/map-pin-off';
import { StateFrame, type StateTexts } from './state-frame';

/** The screen of an unknown address; its title is the screen's `h1`. */
export const NotFound = (props: StateTexts) => <StateFrame level={1} {...props} icon={MapPinOff} />;
