import styles from './text-link.module.css';

/** A link in running text. */
export const linkClass = styles.link ?? '';
