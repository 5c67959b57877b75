import { useCallback, useMemo } from 'react';
import { errorMessage, isApiError } from '@taskloom/contracts/rtk';
import { useGetPeopleQuery } from '@taskloom/contracts/rtk/admin';
import { useUser } from '@taskloom/client';
import { useSearchParams } from '@taskloom/client/router';
import { ErrorState, ListSkeleton, PageHeader } from '@taskloom/ui';
import { PeopleFilters } from '../../features/filters/people-filters';
import { InvitePeople } from '../../features/invite/invite-people';
import { PeopleTable } from '../../features/people/people-table';
import { AdminTabs } from '../../features/tabs/admin-tabs';
import { readFilters, writeFilters, type PeopleFilters as Filters } from '../../people-url';
import { useTexts } from '../../texts';
import styles from './people.page.module.css';

/** For people whose role has changed while the screen was open; the API checks it as well. */
const isRefusal = (error: unknown): boolean => isApiError(error) && error.status === 403;

export default function PeoplePage() {
  const t = useTexts();
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = useCallback(
    (changes: Filters) =>
      setParams((now) => writeFilters({ ...readFilters(now), ...changes }), { replace: 'search' in changes }),
    [setParams],
  );
  const { data, error, isFetching, refetch } = useGetPeopleQuery(filters, {
    refetchOnMountOrArgChange: true,
  });
  const refused = isRefusal(error);
  const failed = error !== undefined && (refused || (!data && !isFetching));
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<InvitePeople />} />
      <AdminTabs />
      <div className={styles.body}>
        {failed ? (
          <ErrorState
            title={t('loadFailed')}
            text={refused ? t('onlyAdmins') : errorMessage(error, t('loadFailed'))}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <PeopleFilters filters={filters} withoutFactor={data?.counts.withoutFactor} onChange={change} />
            {data ? (
              <PeopleTable
                key={params.toString()}
                filters={filters}
                first={data}
                userId={user._id}
                onClear={() => setParams({}, { replace: filters.search !== undefined })}
              />
            ) : (
              <ListSkeleton text={t('loading')} />
            )}
          </>
        )}
      </div>
    </>
  );
}
