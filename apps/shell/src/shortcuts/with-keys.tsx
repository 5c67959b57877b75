import { Kbd } from '@taskloom/ui';
import styles from './with-keys.module.css';

/** A text in which keys between backticks are rendered as key caps: `g d`. */
export const WithKeys = ({ text }: { text: string }) =>
  text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span className={styles.keys} key={at}>
        <Kbd keys={part.split(' ')} />
      </span>
    ),
  );
