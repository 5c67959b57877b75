import type { ExtensionAnswer } from '@taskloom/client';
import { Link } from '@taskloom/client/router';
import styles from './source-lists.module.css';

interface SourceListsProps {
  day: string;
  answers: readonly ExtensionAnswer<'calendar-source'>[];
}

/** The entries of other remotes on the selected day, each source below its title. */
export const SourceLists = ({ day, answers }: SourceListsProps) =>
  answers
    .map(({ offer, items }) => ({ offer, due: items.filter((item) => item.day === day) }))
    .filter(({ due }) => due.length > 0)
    .map(({ offer, due }) => (
      <section key={offer.key} aria-labelledby={`source-${offer.key}`}>
        <h3 id={`source-${offer.key}`} className={styles.heading}>
          {offer.title}
        </h3>
        <ul className={styles.list}>
          {due.map(({ id, title, to }) => (
            <li key={id} className={styles.item}>
              {to ? (
                <Link className={styles.link} to={to}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      </section>
    ));
