import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { RemoteOverview } from '@taskloom/contracts';
import { errorMessage, isApiError } from '@taskloom/contracts/rtk';
import { lazyPart } from '@taskloom/client';
import { EmptyState, ErrorState, Icon, PageHeader, PlainButton, SectionHeader } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Journal } from '../../features/journal/journal';
import { RemoteCard } from '../../features/overview/remote-card';
import { useTexts } from '../../texts';
import { Sentence } from '../../words/sentence';
import { OperationsSkeleton } from './operations-skeleton';
import styles from './operations.page.module.css';
import { useLiveOverview } from './use-live-overview';
import { useOperation } from './use-operation';

const NewRemoteDialog = lazyPart(() => import('../../features/tokens/new-remote.dialog'));
const UpgradeDialog = lazyPart(() => import('../../features/upgrade/upgrade.dialog'));
const OperationDialog = lazyPart(() => import('./operation.dialog'));

/** For people whose role has changed while the screen was open; the API checks it as well. */
const isRefusal = (error: unknown): boolean => isApiError(error) && error.status === 403;

export default function OperationsPage() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useLiveOverview();
  const refused = isRefusal(error);
  const failed = error !== undefined && (refused || (!data && !isFetching));
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={!refused && <NewRemote />} />
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
        <SectionHeader id="remotes" title={t('remotes')} count={remotes.length} actions={<CheckUpgrade />} />
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

interface AskingProps {
  dialog: ComponentType<{ open: boolean; onClose: () => void }>;
  button: (onClick: () => void) => ReactNode;
}

/** A button with its dialog, whose code is loaded at the first press. */
function Asking({ dialog: Asked, button }: AskingProps) {
  const [asked, setAsked] = useState({ open: false, key: 0 });
  return (
    <>
      {button(() => setAsked(({ key }) => ({ open: true, key: key + 1 })))}
      {asked.key > 0 && (
        <Suspense>
          <Asked
            key={asked.key}
            open={asked.open}
            onClose={() => setAsked((last) => ({ ...last, open: false }))}
          />
        </Suspense>
      )}
    </>
  );
}

function NewRemote() {
  const t = useTexts();
  return (
    <Asking
      dialog={NewRemoteDialog}
      button={(ask) => (
        <PlainButton variant="primary" icon={icons.action.add} onClick={ask}>
          {t('newRemote')}
        </PlainButton>
      )}
    />
  );
}

function CheckUpgrade() {
  const t = useTexts();
  return (
    <Asking
      dialog={UpgradeDialog}
      button={(ask) => (
        <PlainButton size="small" onClick={ask}>
          {t('upgrade')}
        </PlainButton>
      )}
    />
  );
}
