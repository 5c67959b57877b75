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
  /** The link to the other form; `state` contains the return path. */
  other: { question: string; link?: string; to?: string; state?: unknown };
  /** The form, if there is one. */
  children?: ReactNode;
}

/** The layout of sign-in and registration: logo, heading and one card, slightly above the middle. */
export function EntryLayout({ title, lead, other, children }: EntryLayoutProps) {
  const { name, logo } = useProduct();
  return (
    // Typing indicates a sign-in, so prefetch the code that follows it.
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
          {other.link && other.to && (
            <Link className={linkClass} to={other.to} state={other.state}>
              {other.link}
            </Link>
          )}
        </p>
      </div>
    </main>
  );
}
