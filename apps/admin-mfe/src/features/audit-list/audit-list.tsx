import type { ReactNode } from 'react';
import type { AuditEvent, AuditFilters } from '@taskloom/contracts';
import { Card, EmptyState, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts/audit';
import styles from './audit-list.module.css';
import { AuditRow } from './audit-row';

export interface AuditListProps {
  filters: AuditFilters;
  events: readonly AuditEvent[];
  /** Whether there are older events. */
  more: boolean;
  /** The events of the previous filters, until those of the new ones are loaded. */
  busy: boolean;
  /** Names of the people of the team by id. */
  names: ReadonlyMap<string, string>;
  onClear: () => void;
  /** Below the last row: the button for older events. */
  children?: ReactNode;
}

/** Roles are explicit, because phones lay the rows out as a grid, which removes the roles of a table. */
export function AuditList({ filters, events, more, busy, names, onClear, children }: AuditListProps) {
  const t = useTexts();
  if (events.length === 0) return <NoEvents filters={filters} onClear={onClear} />;
  return (
    <>
      <Card padding="none" className={styles.frame} aria-busy={busy}>
        <table role="table" aria-label={t('events')} className={styles.table}>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row" className={styles.headRow}>
              <th role="columnheader" className={styles.when}>
                {t('when')}
              </th>
              <th role="columnheader" className={styles.who}>
                {t('who')}
              </th>
              <th role="columnheader">{t('what')}</th>
              <th role="columnheader" className={styles.where}>
                {t('where')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {events.map((event) => (
              <AuditRow key={event._id} event={event} names={names} />
            ))}
          </tbody>
        </table>
        {children && <div className={styles.more}>{children}</div>}
      </Card>
      <p className={styles.summary}>
        <span role="status">{t(more ? 'newest' : 'shown', { count: events.length })}</span>
        {' · '}
        {t('days')}
      </p>
    </>
  );
}

function NoEvents({ filters, onClear }: Pick<AuditListProps, 'filters' | 'onClear'>) {
  const t = useTexts();
  const filtered = Object.values(filters).some((value) => value !== undefined);
  if (!filtered)
    return <EmptyState plain icon={icons.action.history} title={t('empty')} text={t('emptyText')} />;
  return (
    <EmptyState
      plain
      icon={icons.state.noResults}
      title={t('noMatch')}
      text={t('noMatchText')}
      action={<PlainButton onClick={onClear}>{t('clearFilters')}</PlainButton>}
    />
  );
}
