import type { ReactNode } from 'react';
import styles from './version-words.module.css';

export interface VersionWordsProps {
  version: string;
  /** Badges, such as where the version is live. */
  before?: ReactNode;
  after?: ReactNode;
  /** One line: when and by whom it was activated. */
  about: ReactNode;
  children?: ReactNode;
}

/** A version with its badges and a line about it. Used for live versions and in the list of all. */
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
