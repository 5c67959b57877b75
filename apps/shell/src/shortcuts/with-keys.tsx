import { Kbd } from '@taskloom/ui';
import styles from './with-keys.module.css';

/** A sentence with the keys that its catalogue puts between backticks: `g d` becomes two caps. */
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
