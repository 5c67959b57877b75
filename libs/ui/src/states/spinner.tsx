import styles from './spinner.module.css';

/** A turning ring. Give it a label only where no text stands beside it. */
export const Spinner = ({ size = 16, label }: { size?: number; label?: string }) => (
  <span
    className={styles.spinner}
    style={{ width: size, height: size }}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
