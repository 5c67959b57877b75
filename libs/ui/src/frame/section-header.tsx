import type { ReactNode } from 'react';
import styles from './section-header.module.css';

export interface SectionHeaderProps {
  title: ReactNode;
  count?: number;
  actions?: ReactNode;
  level?: 2 | 3;
  id?: string;
}

/**
 * The header of a section: 'Overview', 'Tasks', 'Pending invitations 1'.
 * @example
 * <SectionHeader title="Open" count={3} />
 */
export const SectionHeader = ({ title, count, actions, level = 2, id }: SectionHeaderProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.row}>
      <Heading className={styles.title} id={id}>
        {title}
        {count !== undefined && <span className={styles.count}> {count}</span>}
      </Heading>
      {actions}
    </div>
  );
};
