import type { ReactNode } from 'react';
import styles from './new-secret.module.css';

export interface NewSecretProps {
  title: string;
  /** That it is shown only now. */
  text: ReactNode;
  secret?: string;
  /** A secret of another form, or how it is used. */
  children?: ReactNode;
  actions: ReactNode;
}

/** A token or codes that are shown once. */
export const NewSecret = ({ title, text, secret, children, actions }: NewSecretProps) => (
  <div className={styles.frame} role="status">
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.text}>{text}</p>
    {secret && <code className={styles.secret}>{secret}</code>}
    {children}
    <div className={styles.actions}>{actions}</div>
  </div>
);
