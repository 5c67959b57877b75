import type { ReactNode } from 'react';
import { Link } from '@taskloom/client/router';
import { Card, linkClass, Logo } from '@taskloom/ui/entry';
import { useProduct } from '../product/use-product';
import { prefetch } from '../lazy-boundary/prefetch';
import { loadInside } from '../inside/load-inside';
import styles from './entry-layout.module.css';

interface EntryLayoutProps {
  title: string;
  lead: string;
  /** The way to the other form; `state` carries where one came from. */
  other: { question: string; link?: string; to: string; state: unknown };
  /** The form, if there is one. */
  children?: ReactNode;
}

/** Logo, welcome and one card, a little above the middle: the door of the product. */
export function EntryLayout({ title, lead, other, children }: EntryLayoutProps) {
  const { name, logo } = useProduct();
  return (
    // Who types will be signed in soon: what comes then is fetched meanwhile.
    <main className={styles.page} onInput={() => prefetch(loadInside)}>
      <div className={styles.block}>
        <Logo name={name} logo={logo} size={44} nameHidden />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && (
          <Card padding="none" className={styles.card}>
            {children}
          </Card>
        )}
        <p className={styles.other}>
          {other.question}{' '}
          {other.link && (
            <Link className={linkClass} to={other.to} state={other.state}>
              {other.link}
            </Link>
          )}
        </p>
      </div>
    </main>
  );
}
