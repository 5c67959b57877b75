import CircleAlert from 'lucide-react/icons/circle-alert';
import { Icon } from '../icons/icon';
import { defaultWord } from '../words';
import styles from './error-state.module.css';
import { RetryButton } from './retry-button';
import { StateFrame, type StateTexts } from './state-frame';

interface Retry {
  onRetry?: () => void;
  retryText?: string;
}

/**
 * Data of the user could not be loaded: what failed, what to do, Retry. Announced at once.
 * @example
 * <ErrorState title="Reports could not be loaded" onRetry={save} />
 */
export const ErrorState = ({ onRetry, retryText, action, ...texts }: StateTexts & Retry) => (
  <StateFrame
    {...texts}
    icon={CircleAlert}
    tone="red"
    role="alert"
    action={
      (onRetry ?? action) && (
        <>
          {onRetry && <RetryButton onRetry={onRetry} text={retryText} />}
          {action}
        </>
      )
    }
  />
);

/**
 * The smallest form, for lists and columns: one red line with Retry.
 * @example
 * <InlineError message="Reports could not be loaded." onRetry={save} />
 */
export const InlineError = ({
  message,
  onRetry,
  retryText = defaultWord('retry'),
}: Retry & { message: string }) => (
  <div className={styles.box} role="alert">
    <Icon icon={CircleAlert} className={styles.icon} />
    <span className={styles.message}>{message}</span>
    {onRetry && (
      <button type="button" className={styles.retry} onClick={onRetry}>
        {retryText}
      </button>
    )}
  </div>
);
