import { Suspense } from 'react';
import type { RemoteOverview } from '@taskloom/contracts';
import { errorMessage, isApiError } from '@taskloom/contracts/rtk';
import { lazyPart } from '@taskloom/client';
import { EmptyState, ErrorState, Icon, PageHeader, SectionHeader } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Journal } from '../../features/journal/journal';
import { RemoteCard } from '../../features/overview/remote-card';
import { Storage } from '../../features/storage/storage';
import { useTexts } from '../../texts';
import { Sentence } from '../../words/sentence';
import { OperationsSkeleton } from './operations-skeleton';
import styles from './operations.page.module.css';
import { useLiveOverview } from './use-live-overview';
import { useOperation } from './use-operation';

const OperationDialog = lazyPart(() => import('../../features/operations/operation.dialog'));

/** For people whose role has changed while the screen was open; the API checks it as well. */
const isRefusal = (error: unknown): boolean => isApiError(error) && error.status === 403;

export default function OperationsPage() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useLiveOverview();
  const refused = isRefusal(error);
  const failed = error !== undefined && (refused || (!data && !isFetching));
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={styles.body}>
        {failed && (
          <ErrorState
            title={t('loadFailed')}
            text={refused ? t('onlyAdmins') : errorMessage(error, t('loadFailed'))}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
        {!failed && !data && <OperationsSkeleton text={t('loading')} />}
        {!failed && data && <Remotes remotes={data.remotes} stale={error !== undefined} />}
        {!failed && data && <Storage />}
      </div>
    </>
  );
}

/** `stale`: the last refetch failed. */
function Remotes({ remotes, stale }: { remotes: readonly RemoteOverview[]; stale: boolean }) {
  const t = useTexts();
  const { asked, ask, close } = useOperation(remotes);
  if (remotes.length === 0)
    return (
      <EmptyState icon={icons.nav.operations} title={t('empty')} text={<Sentence text={t('emptyText')} />} />
    );
  return (
    <div className={styles.columns}>
      <section className={styles.remotes} aria-labelledby="remotes">
        <SectionHeader id="remotes" title={t('remotes')} count={remotes.length} />
        <div role="status" className={styles.silent}>
          {stale && (
            <p className={styles.stale}>
              <Icon icon={icons.state.reconnecting} size={14} />
              <span>{t('notRenewed')}</span>
            </p>
          )}
        </div>
        <ul className={styles.cards} aria-labelledby="remotes">
          {remotes.map((remote) => (
            <RemoteCard key={remote.name} remote={remote} onAct={ask} />
          ))}
        </ul>
      </section>
      <Journal remotes={remotes.map(({ name }) => name)} />
      {asked && (
        <Suspense>
          <OperationDialog
            key={asked.key}
            open={asked.open}
            operation={asked.operation}
            remote={asked.remote}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
