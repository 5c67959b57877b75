import { useMemo } from 'react';
import { ExtensionFailures, useExtensionItems, type FoundItem } from '@taskloom/client';
import { Link } from '@taskloom/client/router';
import { Card, followLink, Highlight } from '@taskloom/ui';
import { STOP } from '../../arrows/use-arrows';
import cards from './hit-card.module.css';
import styles from './provided-results.module.css';

function Found({ item: { title, detail, to }, query }: { item: FoundItem; query: string }) {
  return (
    <Card as="li" padding="none" interactive className={cards.card} onClick={followLink}>
      <h3 className={cards.title}>
        <Link to={to} className={cards.link} {...{ [STOP]: '' }}>
          <Highlight text={title} query={query} />
        </Link>
      </h3>
      {detail && <p className={cards.description}>{detail}</p>}
    </Card>
  );
}

/** Results of other remotes, each group below its title. An answer to an earlier query is not shown. */
export function ProvidedResults({ query }: { query: string }) {
  const request = useMemo(() => (query === '' ? null : { query }), [query]);
  const answers = useExtensionItems('search-provider', request);
  if (!request) return null;
  return (
    <>
      {answers
        .filter(({ current, items }) => current && items.length > 0)
        .map(({ offer, items }) => (
          <section key={offer.key} className={styles.section} aria-labelledby={`found-${offer.key}`}>
            <h2 id={`found-${offer.key}`} className={styles.heading}>
              {`${offer.title} (${items.length})`}
            </h2>
            <ul className={cards.list}>
              {items.map((item) => (
                <Found key={item.id} item={item} query={query} />
              ))}
            </ul>
          </section>
        ))}
      <ExtensionFailures answers={answers} />
    </>
  );
}
