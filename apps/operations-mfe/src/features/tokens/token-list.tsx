import type { DeployToken } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetDeployTokensQuery } from '@taskloom/contracts/rtk/remotes';
import { ErrorState, formatDay, ListSkeleton, PlainButton, RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from '../../dialog-list/dialog-list.module.css';

interface TokenListProps {
  remote: string;
  title: string;
  onRevoke: (token: DeployToken) => void;
}

/** Every token of the remote that is not revoked, the newest first. */
export function TokenList({ remote, title, onRevoke }: TokenListProps) {
  const t = useTexts();
  const { data, error, refetch } = useGetDeployTokensQuery(remote, { refetchOnMountOrArgChange: true });
  return (
    <>
      <p className={styles.lead}>{t('tokensLead', { remote: title })}</p>
      {!data && !error && <ListSkeleton rows={1} text={t('tokensLoading')} />}
      {!data && error && (
        <ErrorState
          framed={false}
          level={3}
          title={t('tokensFailed')}
          text={errorMessage(error, t('tokensFailed'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className={styles.none}>{t('noTokens')}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t('tokens')} className={styles.list}>
          {data.map((token) => (
            <TokenRow key={token._id} token={token} onRevoke={() => onRevoke(token)} />
          ))}
        </ul>
      )}
    </>
  );
}

function TokenRow({ token, onRevoke }: { token: DeployToken; onRevoke: () => void }) {
  const t = useTexts();
  const { name, prefix, rights, createdAt, createdBy, expiresAt, lastUsedAt } = token;
  const made = { day: formatDay(createdAt), name: createdBy?.name ?? t('onServer') };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.rights}>{rights.map((right) => t(`right.${right}`)).join(' · ')}</p>
        <p className={styles.text}>
          {prefix && (
            <>
              <code>{prefix}…</code> ·{' '}
            </>
          )}
          {t('madeBy', made)} · <Expiry expiresAt={expiresAt} /> ·{' '}
          {lastUsedAt ? (
            <RelativeTime time={lastUsedAt} label={(ago) => t('lastUsed', { ago })} />
          ) : (
            t('neverUsed')
          )}
        </p>
      </div>
      <PlainButton variant="text" size="small" aria-label={t('revokeTokenOf', { name })} onClick={onRevoke}>
        {t('revokeToken')}
      </PlainButton>
    </li>
  );
}

function Expiry({ expiresAt }: Pick<DeployToken, 'expiresAt'>) {
  const t = useTexts();
  if (expiresAt === null) return <strong className={styles.warning}>{t('neverExpires')}</strong>;
  const day = formatDay(expiresAt);
  if (Date.parse(expiresAt) > Date.now()) return t('expires', { day });
  return <strong className={styles.warning}>{t('expired', { day })}</strong>;
}
