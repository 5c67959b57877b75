import RotateCw from 'lucide-react/icons/rotate-cw';
import { PlainButton } from '../fields/plain-button';
import { defaultWord } from '../words';

/** The default button for trying again. */
export const RetryButton = ({
  onRetry,
  text = defaultWord('retry'),
}: {
  onRetry: () => void;
  text?: string;
}) => (
  <PlainButton icon={RotateCw} onClick={onRetry}>
    {text}
  </PlainButton>
);
