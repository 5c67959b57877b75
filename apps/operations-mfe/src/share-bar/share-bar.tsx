import styles from './share-bar.module.css';

/** A share from 0 to 1 as a bar, for what the text beside it says. */
export const ShareBar = ({ share }: { share: number }) => (
  <span className={styles.bar} aria-hidden="true">
    <span style={{ inlineSize: `${share * 100}%` }} />
  </span>
);
