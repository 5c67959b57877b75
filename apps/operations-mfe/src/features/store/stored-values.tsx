import { useState } from 'react';
import type { RemoteStore, RemoteStoreScope } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetRemoteStoreQuery } from '@taskloom/contracts/rtk/remotes';
import { Card, ErrorState, formatSize, ListSkeleton, PlainButton, SectionHeader } from '@taskloom/ui';
import { ShareBar } from '../../share-bar/share-bar';
import { useTexts } from '../../texts';
import { countText } from '../../words/numbers';
import { ClearStoreDialog } from './clear-store.dialog';
import styles from './stored-values.module.css';

interface StoredValuesProps {
  name: string;
  title: string;
}

/** The stored data of the remote, for projects and for people, against its quota. */
export function StoredValues({ name, title }: StoredValuesProps) {
  const t = useTexts();
  const { data, error, refetch } = useGetRemoteStoreQuery(name, { refetchOnMountOrArgChange: true });
  return (
    <section aria-labelledby="stored-values">
      <SectionHeader id="stored-values" title={t('storeTitle')} />
      <Card padding="none" className={styles.card}>
        {data && <Used name={name} title={title} store={data} />}
        {!data && !error && <ListSkeleton rows={2} text={t('storeLoading')} />}
        {!data && error && (
          <ErrorState
            framed={false}
            level={3}
            title={t('storeFailed')}
            text={errorMessage(error, t('storeFailed'))}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
    </section>
  );
}

function Used({ name, title, store }: StoredValuesProps & { store: RemoteStore }) {
  const t = useTexts();
  const { bytes, quota, personQuota, scopes } = store;
  const size = { used: formatSize(bytes), quota: formatSize(quota), person: formatSize(personQuota) };
  return (
    <>
      <div className={styles.row}>
        <p>{bytes === 0 ? t('storeNothing') : t('storeUsed', size)}</p>
        <ShareBar share={Math.min(1, bytes / quota)} />
      </div>
      {scopes
        .filter(({ values }) => values > 0)
        .map((scope) => (
          <Scope key={scope.scope} name={name} title={title} store={scope} />
        ))}
    </>
  );
}

function Scope({ name, title, store }: StoredValuesProps & { store: RemoteStoreScope }) {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const { scope, owners, values, bytes, keys } = store;
  return (
    <div className={styles.row} role="group" aria-label={t(`store.${scope}`)}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.scope}>{t(`store.${scope}`)}</h3>
          <p className={styles.about}>
            {t(`storeOf.${scope}`, {
              bytes: formatSize(bytes),
              values: t('storeValues', { count: values }),
              count: owners,
            })}
          </p>
        </div>
        <PlainButton size="small" aria-label={t(`storeClearOf.${scope}`)} onClick={() => setAsking(true)}>
          {t('storeClear')}
        </PlainButton>
      </div>
      <ul aria-label={t(keys.length < 20 ? 'storeKeys' : 'storeKeysMost')} className={styles.keys}>
        {keys.map(({ key, values: count, bytes: size }) => (
          <li key={key} className={styles.key}>
            <code className={styles.code}>{key}</code>
            <span className={styles.size}>
              {countText(count)} · {formatSize(size)}
            </span>
          </li>
        ))}
      </ul>
      <ClearStoreDialog
        open={asking}
        name={name}
        title={title}
        store={store}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
