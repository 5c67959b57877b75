import { useId, type ReactNode } from 'react';
import { Card } from '@taskloom/ui';
import styles from './action-card.module.css';

interface ActionCardProps {
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  lead: ReactNode;
  /** Buttons; the space stays reserved for them while this is null. */
  action?: ReactNode;
  /** The outcome, below the text. */
  below?: ReactNode;
  children?: ReactNode;
}

/** A card of the account with its actions beside the words. */
export function ActionCard({ title, badge, lead, action, below, children }: ActionCardProps) {
  const heading = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={heading}>
      <div className={styles.card}>
        <div className={styles.words}>
          <div className={styles.head}>
            <h2 className={styles.title} id={heading}>
              {title}
            </h2>
            {badge}
          </div>
          <div className={styles.lead}>{lead}</div>
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {below && <div className={styles.below}>{below}</div>}
      {children}
    </Card>
  );
}
