import RotateCw from 'lucide-react/icons/rotate-cw';
import { PlainButton } from '../fields/plain-button';

/** The default button that tries again. */
export const RetryButton = ({ onRetry, text = 'Retry' }: { onRetry: () => void; text?: string }) => (
  <PlainButton icon={RotateCw} onClick={onRetry}>
    {text}
  </PlainButton>
);
