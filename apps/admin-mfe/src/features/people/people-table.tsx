import { useState } from 'react';
import type { PeoplePage } from '@taskloom/contracts';
import { useGetPeopleQuery } from '@taskloom/contracts/rtk/admin';
import { Card, EmptyState, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { PeopleFilters } from '../../people-url';
import { useTexts } from '../../texts';
import styles from './people-table.module.css';
import { PersonRow } from './person-row';

export interface PeopleTableProps {
  filters: PeopleFilters;
  first: PeoplePage;
  /** The signed-in person. */
  userId: string;
  onClear: () => void;
}

/** Roles are explicit, because phones lay the rows out as a grid, which removes the roles of a table. */
export function PeopleTable({ filters, first, userId, onClear }: PeopleTableProps) {
  const t = useTexts();
  const [pages, setPages] = useState(1);
  const { active, disabled, invited } = first.counts;
  if (first.people.length === 0)
    return (
      <EmptyState
        plain
        icon={icons.state.noResults}
        title={t('noMatch')}
        text={t('noMatchText')}
        action={<PlainButton onClick={onClear}>{t('clearFilters')}</PlainButton>}
      />
    );
  return (
    <>
      <Card padding="none" className={styles.frame}>
        <table role="table" aria-label={t('people')} className={styles.table}>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row" className={styles.headRow}>
              <th role="columnheader">{t('person')}</th>
              <th role="columnheader">{t('role')}</th>
              <th role="columnheader">{t('state')}</th>
              <th role="columnheader">{t('factor')}</th>
              <th role="columnheader" className={styles.number} title={t('ownsTitle')}>
                {t('owns')}
              </th>
              <th role="columnheader">{t('lastSeen')}</th>
              <th role="columnheader">
                <span className="tl-visually-hidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            <Rows
              filters={filters}
              page={first}
              pages={pages}
              userId={userId}
              onMore={() => setPages((shown) => shown + 1)}
            />
          </tbody>
        </table>
      </Card>
      <p className={styles.summary}>
        {t('summary', { count: active + disabled + invited, active, disabled, invited })}
      </p>
    </>
  );
}

interface RowsProps {
  filters: PeopleFilters;
  page: PeoplePage;
  /** Pages shown from this one on. */
  pages: number;
  userId: string;
  onMore: () => void;
}

/** Each page begins where the one above ends, so no person is missing or shown twice after a change. */
function Rows({ filters, page: { people, next }, pages, userId, onMore }: RowsProps) {
  const t = useTexts();
  const { currentData, isFetching } = useGetPeopleQuery(
    { ...filters, cursor: next ?? undefined },
    { skip: next === null || pages < 2 },
  );
  return (
    <>
      {people.map((person) => (
        <PersonRow key={person._id} person={person} self={person._id === userId} />
      ))}
      {currentData ? (
        <Rows filters={filters} page={currentData} pages={pages - 1} userId={userId} onMore={onMore} />
      ) : (
        next !== null && (
          <tr role="row" className={styles.moreRow}>
            <td role="cell" colSpan={7} className={styles.more}>
              <PlainButton variant="text" busy={isFetching} onClick={onMore}>
                {t('more')}
              </PlainButton>
            </td>
          </tr>
        )
      )}
    </>
  );
}
