import { Fragment } from 'react';
import styles from './kbd.module.css';

/**
 * Keys to press, one key cap each: `<Kbd keys={['Ctrl', 'K']} />`.
 * @example
 * <Kbd keys={['Ctrl', 'K']} />
 */
export const Kbd = ({ keys }: { keys: string[] }) => (
  <span className={styles.keys}>
    {keys.map((key, index) => (
      // The space separates the words for screen readers; a flex container doesn't render it.
      <Fragment key={key}>
        {index > 0 && ' '}
        <kbd className={styles.key}>{key}</kbd>
      </Fragment>
    ))}
  </span>
);
