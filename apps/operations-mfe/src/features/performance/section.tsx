import { useId, type ReactNode } from 'react';
import { Card, SectionHeader } from '@taskloom/ui';
import styles from './performance.module.css';

export interface SectionProps {
  title: string;
  /** In place of the children when there is nothing to show. */
  empty?: string;
  children: ReactNode;
}

/** One section of the page: a title above a card. */
export function Section({ title, empty, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeader id={id} title={title} />
      <Card padding="none" className={styles.card}>
        {empty === undefined ? children : <p className={styles.empty}>{empty}</p>}
      </Card>
    </section>
  );
}
