import type { ReactNode } from 'react';
import { Card, ErrorState, ListSkeleton, SectionHeader } from '@taskloom/ui';
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
}: SecurityListProps<Row>) {
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
      <ul>{data?.map(children)}</ul>
    </Card>
  );
}
