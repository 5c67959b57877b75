import type { ReactNode } from 'react';
import styles from './version-words.module.css';

export interface VersionWordsProps {
  version: string;
  /** Where it is live; what else there is to know at a glance. */
  before?: ReactNode;
  after?: ReactNode;
  /** One line: since when, by whom. */
  about: ReactNode;
  children?: ReactNode;
}

/** A version with its marks and a line about it: of what is live, and in the list of all. */
export const VersionWords = ({ version, before, after, about, children }: VersionWordsProps) => (
  <div className={styles.what}>
    <p className={styles.version}>
      {before}
      <span className={styles.number}>{version}</span>
      {after}
    </p>
    <p className={styles.about}>{about}</p>
    {children}
  </div>
);
