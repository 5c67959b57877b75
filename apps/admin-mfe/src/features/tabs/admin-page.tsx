import { errorMessage, isApiError } from '@taskloom/contracts/rtk';
import { ErrorState, ListSkeleton, PageHeader, SectionStack } from '@taskloom/ui';
import type { ReactNode } from 'react';
import styles from './admin-page.module.css';
import { AdminTabs } from './admin-tabs';

interface AdminPageProps<Data> {
  texts: (key: 'title' | 'subtitle' | 'loading' | 'loadFailed' | 'onlyAdmins' | 'retry') => string;
  query: { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The cards of the page, once they are loaded. */
  children: (data: Data) => ReactNode;
}

/** A screen of the administration that shows one response: its heading, the tabs, and the states of loading. */
export function AdminPage<Data>({ texts: t, query, children }: AdminPageProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const refused = isApiError(error) && error.status === 403;
  const failed = error !== undefined && data === undefined && !isFetching;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <AdminTabs />
      <div className={styles.body}>
        {refused || failed ? (
          <ErrorState
            title={t('loadFailed')}
            text={refused ? t('onlyAdmins') : errorMessage(error, t('loadFailed'))}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        ) : data === undefined ? (
          <ListSkeleton text={t('loading')} />
        ) : (
          <SectionStack>{children(data)}</SectionStack>
        )}
      </div>
    </>
  );
}
