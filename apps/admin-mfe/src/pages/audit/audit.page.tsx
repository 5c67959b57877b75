import { useMemo } from 'react';
import type { AuditFilters as Filters } from '@taskloom/contracts';
import { errorMessage, isApiError, useGetTeamMembersQuery } from '@taskloom/contracts/rtk';
import { useGetAuditInfiniteQuery } from '@taskloom/contracts/rtk/admin';
import { useSearchParams } from '@taskloom/client/router';
import { ErrorState, InlineError, ListSkeleton, PageHeader, PlainButton } from '@taskloom/ui';
import { readAuditFilters, writeAuditFilters } from '../../audit-url';
import { ExportButtons } from '../../features/audit-export/export-buttons';
import { AuditFilters } from '../../features/audit-filters/audit-filters';
import { AuditList } from '../../features/audit-list/audit-list';
import { AdminTabs } from '../../features/tabs/admin-tabs';
import { useTexts } from '../../texts/audit';
import styles from './audit.page.module.css';

/** For people whose role has changed while the screen was open; the API checks it as well. */
const isRefusal = (error: unknown): boolean => isApiError(error) && error.status === 403;

/** The audit log of the team: who changed what, newest first. The filters are in the address. */
export default function AuditPage() {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readAuditFilters(params), [params]);
  const change = (changes: Filters) =>
    setParams((now) => writeAuditFilters({ ...readAuditFilters(now), ...changes }));
  const clear = () => setParams({});
  const { data: people } = useGetTeamMembersQuery();
  const names = useMemo(() => new Map(people?.map(({ _id, name }) => [_id, name])), [people]);
  const log = useGetAuditInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = log;
  const failed = error !== undefined && !isFetching && !isFetchNextPageError;
  const refused = failed && isRefusal(error);
  const events = useMemo(() => data?.pages.flatMap((page) => page.events), [data]);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <AdminTabs />
      <div className={styles.body}>
        {!refused && (
          <div className={styles.tools}>
            <AuditFilters filters={filters} people={people} onChange={change} onClear={clear} />
            <div className={styles.exports}>
              <ExportButtons filters={filters} onExported={() => void log.refetch()} />
            </div>
          </div>
        )}
        {failed ? (
          <ErrorState
            title={t('loadFailed')}
            text={refused ? t('onlyAdmins') : errorMessage(error, t('loadFailed'))}
            retryText={t('retry')}
            onRetry={() => void log.refetch()}
          />
        ) : events ? (
          <AuditList
            filters={filters}
            events={events}
            more={hasNextPage}
            busy={log.currentData === undefined}
            names={names}
            onClear={clear}
          >
            {hasNextPage &&
              (isFetchNextPageError ? (
                <InlineError
                  message={errorMessage(error, t('moreFailed'))}
                  retryText={t('retry')}
                  onRetry={() => void log.fetchNextPage()}
                />
              ) : (
                <PlainButton
                  variant="text"
                  busy={isFetchingNextPage}
                  onClick={() => void log.fetchNextPage()}
                >
                  {t('more')}
                </PlainButton>
              ))}
          </AuditList>
        ) : (
          <ListSkeleton text={t('loading')} />
        )}
      </div>
    </>
  );
}
