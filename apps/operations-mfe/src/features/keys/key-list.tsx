import type { RemoteKey, RemoteOverview } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetRemoteKeysQuery } from '@taskloom/contracts/rtk/remotes';
import { Badge, ErrorState, formatDay, ListSkeleton, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import { Sentence } from '../../words/sentence';
import styles from '../../dialog-list/dialog-list.module.css';

interface KeyListProps {
  remote: RemoteOverview;
  onRevoke: (key: RemoteKey) => void;
}

/** Every key of the remote, the newest first, with revoked ones. */
export function KeyList({ remote: { name, title, signedOnly }, onRevoke }: KeyListProps) {
  const t = useTexts();
  const { data, error, refetch } = useGetRemoteKeysQuery(name, { refetchOnMountOrArgChange: true });
  return (
    <>
      <p className={styles.lead}>
        <Sentence text={t('keysLead', { remote: title })} />
      </p>
      <p className={styles.rule}>{t(signedOnly ? 'keysDemanded' : 'keysOpen')}</p>
      {!data && !error && <ListSkeleton rows={1} text={t('keysLoading')} />}
      {!data && error && (
        <ErrorState
          framed={false}
          level={3}
          title={t('keysFailed')}
          text={errorMessage(error, t('keysFailed'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className={styles.none}>{t('noKeys')}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t('keys')} className={styles.list}>
          {data.map((key) => (
            <KeyRow key={key._id} signingKey={key} onRevoke={() => onRevoke(key)} />
          ))}
        </ul>
      )}
    </>
  );
}

function KeyRow({ signingKey, onRevoke }: { signingKey: RemoteKey; onRevoke: () => void }) {
  const t = useTexts();
  const { name, fingerprint, createdAt, createdBy, revokedAt } = signingKey;
  const added = { day: formatDay(createdAt), name: createdBy?.name ?? t('formerAdmin') };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}{' '}
          {revokedAt !== null && (
            <Badge color="red" icon={icons.action.revoke}>
              {t('keyRevokedOn', { day: formatDay(revokedAt) })}
            </Badge>
          )}
        </p>
        <p className={styles.text}>
          <code>{fingerprint.slice(0, 16)}…</code> · {t('keyAddedBy', added)}
        </p>
      </div>
      {revokedAt === null && (
        <PlainButton variant="text" size="small" aria-label={t('revokeKeyOf', { name })} onClick={onRevoke}>
          {t('revokeKey')}
        </PlainButton>
      )}
    </li>
  );
}
