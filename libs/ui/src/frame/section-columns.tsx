import { Children, type ReactNode } from 'react';
import styles from './section-columns.module.css';

/**
 * The sections of a page of settings in one column for each child: side by side where there is room, otherwise one below the other.
 * @example
 * <SectionColumns>
 *   <Card>Name</Card>
 *   <Card>Password</Card>
 * </SectionColumns>
 */
export const SectionColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>
    {Children.map(children, (column) =>
      // A condition that isn't met leaves no empty column.
      column === null || typeof column === 'boolean' ? null : <div className={styles.column}>{column}</div>,
    )}
  </div>
);
