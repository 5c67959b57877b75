import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** First in the tab order; visible only while it has the focus. */
export const SkipLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.skip} href={href}>
    {children}
  </a>
);
