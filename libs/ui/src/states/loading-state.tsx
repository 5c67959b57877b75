import { defaultWord } from '../words';
import { Delayed } from './delayed';
import styles from './loading-state.module.css';
import { Spinner } from './spinner';

export interface LoadingStateProps {
  /** The loading text: 'Loading project...'. */
  text: string;
  /** Delay before anything shows, in milliseconds. */
  delay?: number;
  framed?: boolean;
}

/**
 * A spinner and a text. The live region exists from the start, so that screen readers announce the text when
 * it appears.
 * @example
 * <LoadingState text="Loading reports" />
 */
export const LoadingState = ({ text, delay, framed = false }: LoadingStateProps) => (
  <div className={`${styles.loading} ${framed ? styles.framed : ''}`} role="status">
    <Delayed ms={delay}>
      <Spinner />
      <span>{text}</span>
    </Delayed>
  </div>
);

/**
 * Fills the window while the session is being verified (specification 2.1).
 * @example
 * <FullScreenLoading text="Loading reports" />
 */
export const FullScreenLoading = ({
  text = defaultWord('loading'),
  delay,
}: {
  text?: string;
  delay?: number;
}) => (
  <div className={styles.screen} role="status">
    <Delayed ms={delay}>
      <Spinner size={20} />
      <span>{text}</span>
    </Delayed>
  </div>
);
