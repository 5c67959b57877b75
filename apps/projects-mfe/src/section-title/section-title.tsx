import type { ReactNode } from 'react';
import styles from './section-title.module.css';

interface SectionTitleProps {
  children: ReactNode;
  /** How many there are; not shown while there are none. */
  count?: number;
  /** For what is labelled by it. */
  id?: string;
}

/** Names a part of a task, and counts what is in it: assignees, attachments, comments. */
export const SectionTitle = ({ children, count = 0, id }: SectionTitleProps) => (
  <h3 id={id} className={styles.title}>
    {children}
    {count > 0 && <span className={styles.count}> {count}</span>}
  </h3>
);
