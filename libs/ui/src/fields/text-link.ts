import styles from './text-link.module.css';

/**
 * A link in running text.
 * @example
 * <a className={linkClass} href="https://example.com">Handbook</a>
 */
export const linkClass = styles.link ?? '';
