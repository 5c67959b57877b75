import styles from './kbd.module.css';

/** Keys to press, one cap each: `<Kbd keys={['Ctrl', 'K']} />`. */
export const Kbd = ({ keys }: { keys: string[] }) => (
  <span className={styles.keys}>
    {keys.map((key) => (
      <kbd className={styles.key} key={key}>
        {key}
      </kbd>
    ))}
  </span>
);
