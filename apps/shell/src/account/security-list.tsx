import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Card, ErrorState, ListSkeleton, PlainButton, SectionHeader } from '@taskloom/ui';
import styles from './security.module.css';

interface SecurityListProps<Row> {
  /** Of its heading. */
  id: string;
  title: string;
  actions?: ReactNode;
  /** A query of RTK Query. */
  query: { data?: Row[]; isError: boolean; refetch: () => unknown };
  texts: Record<'loading' | 'failed' | 'failedText' | 'retry', string>;
  /** Expected rows, for the skeleton. */
  rows: number;
  children: (row: Row) => ReactNode;
  /** Between the heading and the rows. */
  lead?: ReactNode;
  /** How many rows are shown at first, and the label of the button that shows or hides the others. */
  first?: { count: number; label: (more: number, shown: boolean) => string };
}

/** A card of the security page that lists what belongs to the person. */
export function SecurityList<Row>({
  id,
  title,
  actions,
  query: { data, isError, refetch },
  texts,
  rows,
  children,
  lead,
  first,
}: SecurityListProps<Row>) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const more = first && data ? data.length - first.count : 0;
  /** The rows appear before the button, so the focus goes to the first of them. */
  const toggle = (from: number) => {
    flushSync(() => setAll(!all));
    if (!all) list.current?.children[from]?.querySelector('button')?.focus();
  };
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.head}>
        <SectionHeader id={id} title={title} count={data?.length} actions={actions} />
      </div>
      {lead}
      {!data && isError && (
        <ErrorState
          framed={false}
          title={texts.failed}
          text={texts.failedText}
          retryText={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <ListSkeleton rows={rows} text={texts.loading} />}
      <ul ref={list}>{(all ? data : data?.slice(0, first?.count))?.map(children)}</ul>
      {first && more > 0 && (
        <div className={styles.more}>
          <PlainButton variant="text" size="small" aria-expanded={all} onClick={() => toggle(first.count)}>
            {first.label(more, all)}
          </PlainButton>
        </div>
      )}
    </Card>
  );
}
