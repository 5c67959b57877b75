import type { ReactNode } from 'react';
import styles from './section-title.module.css';

interface SectionTitleProps {
  children: ReactNode;
  /** The count; hidden at zero. */
  count?: number;
  /** For `aria-labelledby`. */
  id?: string;
}

/** The title of a section of a task with a count: assignees, attachments, comments. */
export const SectionTitle = ({ children, count = 0, id }: SectionTitleProps) => (
  <h3 id={id} className={styles.title}>
    {children}
    {count > 0 && <span className={styles.count}> {count}</span>}
  </h3>
);
