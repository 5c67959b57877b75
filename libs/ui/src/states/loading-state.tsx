import { WORDS } from '../words';
import { Delayed } from './delayed';
import styles from './loading-state.module.css';
import { Spinner } from './spinner';

export interface LoadingStateProps {
  /** The specification's text, for example 'Loading project...'. */
  text: string;
  /** Milliseconds before anything shows. */
  delay?: number;
  framed?: boolean;
}

/** Spinner and text. The live region stands from the start, so that readers hear the text when it comes. */
export const LoadingState = ({ text, delay, framed = false }: LoadingStateProps) => (
  <div className={`${styles.loading} ${framed ? styles.framed : ''}`} role="status">
    <Delayed ms={delay}>
      <Spinner />
      <span>{text}</span>
    </Delayed>
  </div>
);

/** While the session is being found out (spec §2): the whole window. */
export const FullScreenLoading = ({ text = WORDS.loading, delay }: { text?: string; delay?: number }) => (
  <div className={styles.screen} role="status">
    <Delayed ms={delay}>
      <Spinner size={20} />
      <span>{text}</span>
    </Delayed>
  </div>
);
