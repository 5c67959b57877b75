import styles from './tab-links.module.css';

/**
 * Classes of links that look like tabs: `list` of the `<nav>`, `tab` of each link.
 * @example
 * <nav className={tabClasses.list}><NavLink className={tabClasses.tab} to="/reports">All</NavLink></nav>
 */
export const tabClasses = { list: styles.list ?? '', tab: styles.tab ?? '' };
