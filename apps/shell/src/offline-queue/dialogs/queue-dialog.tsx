import type { ReactNode } from 'react';
import { Dialog } from '@taskloom/ui/modal';
import styles from './queue-dialog.module.css';
import { useTexts } from './texts';

export interface QueueDialogProps {
  open: boolean;
  title: string;
  subtitle: string;
  footer?: ReactNode;
  onClose: () => void;
  /** One {@link QueuedChange} for each write. */
  children: ReactNode;
}

/** The dialog for pending writes that need a decision. It can be closed without one. */
export function QueueDialog({ children, ...rest }: QueueDialogProps) {
  const t = useTexts();
  return (
    <Dialog {...rest} width="md" closeText={t('later')}>
      <ul className={styles.changes}>{children}</ul>
    </Dialog>
  );
}

/** One pending write under its title. */
export const QueuedChange = ({ title, children }: { title: string | undefined; children: ReactNode }) => (
  <li className={styles.change}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </li>
);
