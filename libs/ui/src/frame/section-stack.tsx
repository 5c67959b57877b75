import type { ReactNode } from 'react';
import styles from './section-stack.module.css';

/**
 * The sections of a page of settings, one below the other and 640 px wide at most.
 * @example
 * <SectionStack>{children}</SectionStack>
 */
export const SectionStack = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
);
