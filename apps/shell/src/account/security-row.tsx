import type { ReactNode } from 'react';
import { Icon, type IconShape } from '@taskloom/ui';
import styles from './security.module.css';

interface SecurityRowProps {
  icon: IconShape;
  title: ReactNode;
  text: ReactNode;
  /** The state or the actions, at the end. */
  children: ReactNode;
}

/** A row of a card on the security page. */
export const SecurityRow = ({ icon, title, text, children }: SecurityRowProps) => (
  <li className={styles.row}>
    <span className={styles.tile}>
      <Icon icon={icon} />
    </span>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
    {children}
  </li>
);
