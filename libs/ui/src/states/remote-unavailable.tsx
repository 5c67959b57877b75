import Unplug from 'lucide-react/icons/unplug';
import { RetryButton } from './retry-button';
import styles from './remote-unavailable.module.css';
import { StateFrame, type StateTexts } from './state-frame';

export interface RemoteUnavailableProps extends StateTexts {
  onRetry: () => void;
  retryText?: string;
  /** Complete text, for example 'Version 1.4.0'. */
  version?: string;
  /** Complete text, for example 'Reference 7f3a'. */
  reference?: string;
}

/** One part of the product is down, the rest works. Neutral, not red: no data of the user is affected. */
export const RemoteUnavailable = (props: RemoteUnavailableProps) => {
  const { onRetry, retryText, version, reference, action, ...texts } = props;
  return (
    <StateFrame
      {...texts}
      icon={Unplug}
      role="alert"
      action={
        <>
          <RetryButton onRetry={onRetry} text={retryText} />
          {action}
        </>
      }
      foot={
        (version ?? reference) && (
          <span className={styles.parts}>
            {version && <span>{version}</span>}
            {reference && <span>{reference}</span>}
          </span>
        )
      }
    />
  );
};
